import type { Day, Fact, League } from '@fairline/domain'
import type { RatedEnding, RatedGame, WinnerModel } from '@fairline/models'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { ratedEndingOf, ratedGameOf } from './rated-game-of.ts'

/** What a rating learns from: results and past closing lines, or results alone. */
export type Fed = 'market' | 'results'

/** A game that was played, as a rating sees it before and after. */
export interface Played {
  readonly id: string
  readonly day: Day
  readonly game: RatedGame
  readonly ending: RatedEnding
  readonly outcome: number
}

/** Decided games of a league, a list per day, in order. */
export function playedDays(facts: readonly Fact[], league: League): readonly (readonly Played[])[] {
  const files = gameFiles()
  for (const fact of facts) files.file(fact)
  const byDay = Map.groupBy(
    [...files.all()].flatMap((file) => playedOf(file, league)),
    ({ day }) => day,
  )
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, games]) => games)
}

function playedOf(file: GameFile, league: League): Played[] {
  const { id, day } = file.game
  const outcome = outcomeOf(league, file)
  const ending = ratedEndingOf(file, winnerProbabilities(league, file, 'close', 'power'))
  if (!ending || outcome === null) return []
  return [{ id, day, game: ratedGameOf(league, file), ending, outcome }]
}

/**
 * Lets a rating forecast day after day: all games of a day before it learns any of them.
 *
 * @param each  told every game with the chances that were said of it
 */
export function walkRating(
  days: readonly (readonly Played[])[],
  model: WinnerModel,
  fed: Fed,
  each: (played: Played, chances: readonly number[]) => void,
): void {
  for (const day of days) {
    for (const played of day) each(played, model.forecast(played.game))
    for (const { game, ending } of day)
      model.learn(game, fed === 'market' ? ending : { ...ending, closing: null, spread: null })
  }
}
