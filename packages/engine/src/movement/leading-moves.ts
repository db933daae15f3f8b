import { fullGame, type Instant, type League, type MarketKind, marketSlot, type Quote } from '@fairline/domain'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { isSharpBook } from '../markets/sharp-books.ts'
import { isWhole, quotePosition } from './quote-position.ts'
import { referenceLines } from './reference-lines.ts'
import { type SavedUsualMoves, usualMoves } from './usual-moves.ts'

/** Of fewer markets no one knows what is usual. */
const MIN_SAMPLE = 30

/** All that was learned of a league's leading book, by market. */
export type SavedLeadingMoves = readonly (readonly [MarketKind, SavedUsualMoves])[]

/** Usual deviation of the leading book's move on a market between two moments, in log-odds; null where too few games are known. */
export type UsualDeviation = (kind: MarketKind, from: Instant, to: Instant, startsAt: Instant) => number | null

/** How the book whose price is the market usually moves before a league's games: learned from games that are over. */
export function leadingMoves(league: League) {
  const kinds = [winnerMarket(league.outcomes), ...lineKinds]
  const usual = new Map(kinds.map((kind) => [kind, usualMoves()]))
  const deviation: UsualDeviation = (kind, from, to, startsAt) => {
    const known = usual.get(kind)
    return known && known.markets() >= MIN_SAMPLE ? known.deviation(from, to, startsAt) : null
  }
  return {
    deviation,
    /** Learns how the leading book came to its last prices before a game that is over. */
    learn(file: GameFile): void {
      const { startsAt } = file.game
      if (startsAt === null) return
      for (const [kind, moves] of usual) {
        const quotes = leadingQuotes(file, kind).filter((quote) => isWhole(quote) && quote.observedAt <= startsAt)
        if (quotes.length < 2) continue
        const lines = referenceLines(league, file)
        const points = quotes.map((quote) => ({
          at: quote.observedAt,
          position: quotePosition(quote, kind, lines),
          line: quote.market.line,
        }))
        moves.learn([{ book: (quotes[0] as Quote).book, points }], startsAt)
      }
    },
    save: (): SavedLeadingMoves => [...usual].map(([kind, moves]) => [kind, moves.save()]),
    restore(saved: SavedLeadingMoves): void {
      for (const [kind, moves] of saved) usual.get(kind)?.restore(moves)
    },
  }
}

function leadingQuotes(file: GameFile, kind: MarketKind): readonly Quote[] {
  const quoted = file.quotes.get(marketSlot(fullGame(kind)))
  return [...(quoted ?? [])].find(([book]) => isSharpBook(book))?.[1] ?? []
}
