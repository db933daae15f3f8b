import { normalQuantile } from '@fairline/numeric'
import { marginAfter } from './margin-after.ts'
import { type PointsLeft, type ScoredSoFar, withOvertimes } from './points-overtime.ts'
import type { Pregame } from './pregame.ts'
import type { Gap } from './score-shares.ts'
import type { Overtime, Standing } from './standing.ts'

/**
 * Leads melt: of what a side is ahead of what was expected so far, so much less counts at the end, by share of time left; and
 * what is still open spreads by these powers of it (a half each if every minute were like another).
 *
 * @source least squares on quarters of 17,833 NBA games, 2007–21: slopes 0.62, 0.73, 0.82 after one, two and three quarters,
 *         margins then within 11.2, 9.7 and 7.3 points of what is expected, totals within 15.7, 13.4 and 10.5
 */
const MELTS = 0.45
const MELTING = 0.68
const MARGIN_POWER = 0.34
const TOTAL_POWER = 0.4

/**
 * An overtime's margin spreads by so much of what as many last minutes of regulation would. Its total and what a lead or a favorite is worth
 * are as theirs.
 *
 * @source 1,053 NBA games of 2007–21 that went to overtime; of the two halves to and from 2015 each fits best by this
 */
const OVERTIME_MARGIN = 0.87

/** Five minutes of 48, where the score does not say how long an overtime lasts. */
const NBA_OVERTIME = 5 / 48

/** Nothing is certain before the end: floating point rounds a lead of many deviations to certainty. */
const MIN_PROBABILITY = 1e-9

/** Margin and total of a game of points. */
interface Points {
  margin(line: number): Gap
  total(line: number): Gap
}

/**
 * Final margin and total of a basketball game; the winner is who the margin says. Both are normal after what is left of regulation.
 * An overtime is like as many last minutes of regulation that begin level, and if it ends level another one follows. The closing total and
 * spread count in as much overtime as was likely before the game.
 *
 * @param standing  `overtime` tells what is left once `remaining` is 0: without it a level game has all of an NBA overtime to come,
 *                  and one that is not level is final, as it is where `overtime.left` is 0
 * @returns probabilities above 0 and below 1 until the game is final, but for totals that are already passed
 */
export function pointsInPlay(
  { chances, total }: Pregame,
  { marginDeviation, totalDeviation }: { readonly marginDeviation: number; readonly totalDeviation: number },
  { home, away, remaining, overtime }: Standing,
): Points {
  const margin = marginDeviation * normalQuantile(chances[0] as number)
  const scored = { lead: home - away, total: home + away }
  const leftIn = (left: number, spread: number): PointsLeft => ({
    lead: (lead) => margin + (1 - MELTS * left ** MELTING) * (lead - margin * (1 - left)),
    marginDeviation: spread * marginDeviation * left ** MARGIN_POWER,
    total: total * left,
    totalDeviation: totalDeviation * left ** TOTAL_POWER,
  })
  const { left, length } = overtimeLeft(scored.lead, overtime)
  const whole = leftIn(length, OVERTIME_MARGIN)
  if (remaining > 0) {
    const { level } = marginAfter(margin, marginDeviation)
    const counted = { probability: level.home + level.away, share: remaining }
    return open(withOvertimes(scored, leftIn(remaining, 1), whole, counted), scored)
  }
  if (left === 0) return { margin: (line) => certain(scored.lead, line), total: (line) => certain(scored.total, line) }
  return open(withOvertimes(scored, leftIn(left, OVERTIME_MARGIN), whole, { probability: 0, share: 0 }), scored)
}

/** What is left of overtime: of a game that is level never nothing, for another one follows. */
function overtimeLeft(lead: number, overtime: Overtime | null | undefined): Overtime {
  const length = overtime?.length ?? NBA_OVERTIME
  const left = overtime?.left ?? 0
  return { length, left: left === 0 && lead === 0 ? length : left }
}

/** Points already scored stay, and no one has won yet. */
function open({ margin, total }: Points, scored: ScoredSoFar): Points {
  return {
    margin: (line) => undecided(margin(line)),
    total: (line) => {
      if (line < scored.total) return { above: 1, on: 0, below: 0 }
      const gap = undecided(total(line))
      return line > scored.total ? gap : { above: gap.above, on: gap.on + gap.below, below: 0 }
    },
  }
}

function undecided({ above, on, below }: Gap): Gap {
  if (Math.min(above, below) >= MIN_PROBABILITY) return { above, on, below }
  const least = Math.max(above, MIN_PROBABILITY)
  const most = Math.max(below, MIN_PROBABILITY)
  const sum = least + on + most
  return { above: least / sum, on: on / sum, below: most / sum }
}

/** What no longer spreads is above a line, on it or below it. */
const certain = (value: number, line: number): Gap => ({
  above: value > line ? 1 : 0,
  on: value === line ? 1 : 0,
  below: value < line ? 1 : 0,
})
