import type { Fact, Game, MarketKind, Quote, ReferenceForecast, Result } from '@fairline/domain'

/** Everything known of one game so far. */
export interface GameFile {
  readonly game: Game
  readonly quotes: readonly Quote[]
  readonly result: Result | null
  readonly references: readonly ReferenceForecast[]
}

/** Files of all games of a league, kept from facts in the order they became known. */
export function gameFiles() {
  const files = new Map<
    string,
    { game: Game; quotes: Quote[]; result: Result | null; references: ReferenceForecast[] }
  >()
  return {
    /** Files a fact; false where its game was never announced. */
    file(fact: Fact): boolean {
      if (fact.kind === 'game') {
        const known = files.get(fact.game.id)
        if (known) known.game = fact.game
        else files.set(fact.game.id, { game: fact.game, quotes: [], result: null, references: [] })
        return true
      }
      const about = fact.kind === 'quote' ? fact.quote : fact.kind === 'result' ? fact.result : fact.reference
      const known = files.get(about.gameId)
      if (!known) return false
      if (fact.kind === 'quote') known.quotes.push(fact.quote)
      else if (fact.kind === 'result') known.result = fact.result
      else known.references.push(fact.reference)
      return true
    },
    of: (gameId: string): GameFile | undefined => files.get(gameId),
    all: (): Iterable<GameFile> => files.values(),
    /** Drops a game that will not be asked for again. */
    close: (gameId: string): void => void files.delete(gameId),
  }
}

/** The market on who wins, as a league plays it. */
export const winnerMarket = (outcomes: 'two-way' | 'three-way'): MarketKind =>
  outcomes === 'three-way' ? 'three-way' : 'moneyline'
