import { normalQuantile } from '@fairline/numeric'
import { impliedMean } from '../counts/count-distribution.ts'
import type { Pregame } from './pregame.ts'

/**
 * The expected total at which a line is passed with a given chance.
 *
 * @param line  at least 0
 * @param over  fair chance in (0, 1), of the bets that are decided
 * @returns in points, runs or goals
 * @throws {RangeError} for a chance outside of (0, 1), where scores are counts
 * @source the distributions of `inPlay` before the start
 * @example totalOfLine(210, 0.5, { kind: 'points', marginDeviation: 12, totalDeviation: 18 }) // => 210
 */
export function totalOfLine(line: number, over: number, scoring: Pregame['scoring']): number {
  if (scoring.kind === 'points') return line + scoring.totalDeviation * normalQuantile(over)
  // Counts never end on a quarter: both neighbours are asked, and what lies between is near enough a straight line.
  const at = (half: number) => impliedMean(half, over, { linear: scoring.spread, square: 0 })
  return Number.isInteger(2 * line) ? at(line) : (at(line - 0.25) + at(line + 0.25)) / 2
}
