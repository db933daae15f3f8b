import type { Market, Period } from '@fairline/domain'
import { countProbabilities, type PregameLines } from '@fairline/models'
import { type CountDispersion, logit } from '@fairline/numeric'

/** The first selection's log-odds at a line, by one and the same belief: a scale on which lines are compared. */
export type LineReference = (line: number) => number

/** Share of a game's scores that falls into a part of it. */
const shares: Readonly<Record<Period, number>> = {
  full: 1,
  'first-half': 1 / 2,
  'second-half': 1 / 2,
  'first-five': 5 / 9,
  'first-inning': 1 / 9,
  'quarter-1': 1 / 4,
  'quarter-2': 1 / 4,
  'quarter-3': 1 / 4,
  'quarter-4': 1 / 4,
  'period-1': 1 / 3,
  'period-2': 1 / 3,
  'period-3': 1 / 3,
}

/**
 * The scale of a market on scores. Parts of a game and one team's score are taken to vary by the square root of their
 * share, evenly from line to line: books quote neighboring lines of them.
 *
 * @param lines  how the game's scores fall
 * @param total  a line on both teams' score that is near the middle
 */
export function lineReference({ kind, period }: Market, lines: PregameLines, total: number): LineReference {
  const covers = (line: number) => logOdds(lines.covers(line).probability)
  const over = (line: number) => logOdds(lines.over(line).probability)
  if (period === 'full' && kind !== 'team-total') return cached(kind === 'spread' ? covers : over)
  const share = kind === 'team-total' ? 1 / 2 : shares[period]
  // A margin of nothing is rarer than its neighbors in sports that play on until someone wins: look across it.
  const full = kind === 'spread' ? (covers(1.5) - covers(-1.5)) / 3 : (over(total + 1) - over(total - 1)) / 2
  const slope = full / Math.sqrt(share)
  return (line) => slope * line
}

/** The scale of a player's count. @param mean  near what is expected of him */
export const countReference = (mean: number, spread: CountDispersion): LineReference =>
  cached((line) => {
    const { over, under } = countProbabilities(mean, line, spread)
    return logOdds(over / (over + under))
  })

function cached(compute: LineReference): LineReference {
  const known = new Map<number, number>()
  return (line) => {
    const value = known.get(line) ?? compute(line)
    known.set(line, value)
    return value
  }
}

const logOdds = (probability: number) => logit(Math.min(0.999, Math.max(0.001, probability)))
