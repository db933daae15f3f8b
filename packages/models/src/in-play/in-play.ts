import { countsInPlay } from './counts-in-play.ts'
import { type LineProbability, lineProbabilities } from './line-probability.ts'
import { pointsInPlay } from './points-in-play.ts'
import type { Pregame } from './pregame.ts'
import type { Standing } from './standing.ts'

/** What is believed of a game while it is played. */
export interface InPlay {
  /** In the order of the pre-game probabilities. */
  readonly chances: readonly number[]
  /** Probability that both scores together end above a line. */
  over(line: number): LineProbability
  /** Probability that the home side wins with this handicap. */
  covers(line: number): LineProbability
}

/**
 * Probabilities of a game while it is played: what is still to be scored is expected in proportion to the time left, around what
 * was believed before the game; what that belief knew beyond the expected scores fades as time runs out.
 *
 * @param pregame   probabilities in (0, 1) that sum to 1, the total above 0
 * @param standing  scores so far, remaining in [0, 1]; turns at least 0, overtime’s too
 * @returns at the start the pre-game probabilities; at the end what happened
 * @throws {RangeError} if the remaining share is outside 0 to 1
 * @source for points a normal lead that melts as recorded; for the rest counts of the scores still to come
 * @example inPlay({ chances: [0.6, 0.4], total: 200, scoring: { kind: 'points', marginDeviation: 12, totalDeviation: 18 } }, { home: 0, away: 0, remaining: 1 }).chances.map((chance) => Math.round(100 * chance)) // => [60, 40]
 */
export function inPlay(pregame: Pregame, standing: Standing): InPlay {
  if (!(standing.remaining >= 0 && standing.remaining <= 1))
    throw new RangeError(`the share of time left must lie between 0 and 1, got ${standing.remaining}`)
  const { scoring } = pregame
  const scores =
    scoring.kind === 'points'
      ? pointsInPlay(pregame, scoring, standing)
      : countsInPlay(pregame, scoring.spread, standing)
  const { above, on, below } = scores.margin(0)
  return {
    chances: pregame.chances.length === 3 ? [above, on, below] : [above, below],
    over: lineProbabilities(scores.total),
    covers: lineProbabilities((line) => scores.margin(-line)),
  }
}
