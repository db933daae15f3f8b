import { normalQuantile } from '@fairline/numeric'
import { impliedMean } from '../counts/count-distribution.ts'
import type { Pregame } from './pregame.ts'

/**
 * The expected total at which a line is passed with a given probability.
 *
 * @param line  at least 0; of counts a multiple of a quarter
 * @param over  fair probability in (0, 1), of the bets that are decided
 * @returns in points, runs or goals
 * @throws {RangeError} for a probability outside of (0, 1), where scores are counts
 * @source the distributions of `inPlay` before the start
 * @example totalOfLine(210, 0.5, { kind: 'points', marginDeviation: 12, totalDeviation: 18 }) // => 210
 */
export function totalOfLine(line: number, over: number, scoring: Pregame['scoring']): number {
  if (scoring.kind === 'points') return line + scoring.totalDeviation * normalQuantile(over)
  return impliedMean(line, over, { linear: scoring.spread, square: 0 })
}
