import type { Day, Fact, League } from '@fairline/domain'
import type { RatedEnding, RatedGame, WinnerModel } from '@fairline/models'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { ratedEndingOf, ratedGameOf } from './rated-game-of.ts'

/** What a rating learns from: results and past closing lines, or results only. */
export type Fed = 'market' | 'results'

/** A game that was played, as a rating sees it before and after. */
export interface Played {
  readonly id: string
  readonly day: Day
  readonly game: RatedGame
  readonly ending: RatedEnding
  readonly outcome: number
}

/** Decided games of a league with their closing lines, a list per day, in order. */
export function playedDays(facts: readonly Fact[], league: League): readonly (readonly Played[])[] {
  const files = gameFiles()
  for (const fact of facts) files.file(fact)
  const closing = (file: GameFile) => winnerProbabilities(league, file, 'close', 'power')
  return daysOf([...files.all()].flatMap((file) => playedOf(file, league, closing(file)) ?? []))
}

/** Games by day, in order. */
export const daysOf = (games: readonly Played[]): readonly (readonly Played[])[] =>
  [...Map.groupBy(games, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, played]) => played)

/** A game that is over; null where its result does not say who won. @param closing  what its closing line says, if it is learned from */
export function playedOf(file: GameFile, league: League, closing: readonly number[] | null): Played | null {
  const { id, day } = file.game
  const outcome = outcomeOf(league, file)
  const ending = ratedEndingOf(file, closing)
  return ending && outcome !== null ? { id, day, game: ratedGameOf(league, file), ending, outcome } : null
}

/**
 * Lets a rating forecast day after day: all games of a day before it learns any of them.
 *
 * @param each  called with every game and the probabilities that were forecast for it
 */
export function walkRating(
  days: readonly (readonly Played[])[],
  model: WinnerModel,
  fed: Fed,
  each: (played: Played, probabilities: readonly number[]) => void,
): void {
  for (const day of days) {
    for (const played of day) each(played, model.forecast(played.game))
    for (const { game, ending } of day)
      model.learn(game, fed === 'market' ? ending : { ...ending, closing: null, spread: null })
  }
}
