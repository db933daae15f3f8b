import { normalQuantile } from '@fairline/numeric'
import { normalGap, normalMargin } from './normal-gap.ts'
import type { Pregame } from './pregame.ts'
import type { Gap } from './score-shares.ts'
import type { Standing } from './standing.ts'

/**
 * Leads melt: of what a side is ahead of what was expected so far, so much less counts at the end, by share of time left; and
 * what is still open spreads by these powers of it (a half each if every minute were like another).
 *
 * @source least squares on quarters of 17,833 NBA games, 2007–21: slopes 0.62, 0.73, 0.82 after one, two and three quarters,
 *         margins then within 11.2, 9.7 and 7.3 points of what is expected, totals within 15.7, 13.4 and 10.5
 */
const [MELTS, MELTING, MARGIN_POWER, TOTAL_POWER] = [0.45, 0.68, 0.34, 0.4]

/** Share of a game's margin and of its deviation that overtime decides. */
const OVERTIME_MARGIN = 1 / 16
const OVERTIME_DEVIATION = 1 / 4

/** Final margin and total of a basketball game, both normal; the winner is who the margin says. */
export function pointsInPlay(
  { chances, total }: Pregame,
  { marginDeviation, totalDeviation }: { readonly marginDeviation: number; readonly totalDeviation: number },
  { home, away, remaining }: Standing,
): { margin(line: number): Gap; total(line: number): Gap } {
  const margin = marginDeviation * normalQuantile(chances[0] as number)
  const ahead = home - away - margin * (1 - remaining)
  const isOvertime = remaining === 0 && home === away
  const lead = isOvertime ? margin * OVERTIME_MARGIN : margin + (1 - MELTS * remaining ** MELTING) * ahead
  const spread = marginDeviation * (isOvertime ? OVERTIME_DEVIATION : remaining ** MARGIN_POWER)
  const totalSpread = totalDeviation * remaining ** TOTAL_POWER
  return {
    margin: (line) => (spread > 0 ? normalMargin(lead, spread, line) : certain(lead, line)),
    total: (line) => {
      const expected = home + away + total * remaining
      return totalSpread > 0 ? normalGap(expected, totalSpread, line) : certain(expected, line)
    },
  }
}

/** What no longer spreads is above a line, on it or below it. */
const certain = (value: number, line: number): Gap => ({
  above: value > line ? 1 : 0,
  on: value === line ? 1 : 0,
  below: value < line ? 1 : 0,
})
