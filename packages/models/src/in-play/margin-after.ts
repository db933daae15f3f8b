import { normalCdf } from '@fairline/numeric'
import type { Gap } from './score-shares.ts'

/** Probabilities to be level, by who is ahead by a fraction of a point before it is rounded. */
export interface LevelShares {
  readonly home: number
  readonly away: number
}

/**
 * The whole margin after a stretch of play: a normal one, rounded.
 *
 * @returns the probabilities to be level, and `decided`: of all other margins to be above, on and below a line; they sum to 1 with those
 */
export function marginAfter(expected: number, deviation: number) {
  const over = (bar: number) => normalCdf((expected - bar) / deviation)
  const under = (bar: number) => normalCdf((bar - expected) / deviation)
  const level: LevelShares = { home: over(0) - over(0.5), away: under(0) - under(-0.5) }
  const isLevel = level.home + level.away
  const decided = (line: number): Gap => {
    const above = over(Math.floor(line) + 0.5) - (line < 0 ? isLevel : 0)
    const below = under(Math.ceil(line) - 0.5) - (line > 0 ? isLevel : 0)
    const isWhole = Number.isInteger(line) && line !== 0
    return { above, on: isWhole ? over(line - 0.5) - over(line + 0.5) : 0, below }
  }
  return { level, decided }
}

/** Of level games that count as won by one point, above, on and below a line. */
export const splitByOne = ({ home, away }: LevelShares, line: number): Gap => ({
  above: (line < 1 ? home : 0) + (line < -1 ? away : 0),
  on: (line === 1 ? home : 0) + (line === -1 ? away : 0),
  below: (line > 1 ? home : 0) + (line > -1 ? away : 0),
})
