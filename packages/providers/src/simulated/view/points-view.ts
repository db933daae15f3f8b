import { normalCdf } from '@fairline/numeric'
import { type BasketballRates, meanAt, pointsOfPossession, scaleOf, widening } from '../play/basketball.ts'
import type { Levels } from './levels.ts'
import type { ScoreView, Standing } from './score-view.ts'

/** Share of a game that each part is. */
const shares = { full: 1, 'first-half': 0.5, 'quarter-1': 0.25 } as const
export type BasketballPart = keyof typeof shares

/**
 * A basketball game, or its first half or quarter: margin and total are near enough normal.
 *
 * @param pace  possessions of each side, as expected or, in play, as seen
 */
export function pointsView(
  rates: BasketballRates,
  levels: Levels,
  part: BasketballPart,
  standing: Standing | null,
  pace: number | null,
): ScoreView {
  const possessions = pace ?? rates.possessions
  const [home, away] = [meanAt(rates, levels.home), meanAt(rates, levels.away)]
  const ahead = 1 - shares[part]
  const left = standing ? Math.max(0, standing.remaining - ahead) : shares[part]
  const lead = standing ? standing.home - standing.away : 0
  const scored = standing ? standing.home + standing.away : 0
  // A lead melts at a constant rate, so the margin is an Ornstein–Uhlenbeck process seen over the time left.
  const kept = Math.exp(-rates.ease * left)
  const margin = lead * kept + ((home - away) * widening(rates) * possessions * (1 - kept)) / rates.ease
  const each = (spreadOf(rates, home) + spreadOf(rates, away)) / 2
  const noise = 2 * each * possessions
  const marginVariance = (noise * (1 - kept * kept)) / (2 * rates.ease)
  const paceVariance = pace === null ? ((home + away) * rates.pace * left) ** 2 : 0
  const total = scored + (home + away) * possessions * left
  return normalView(
    { mean: margin, variance: Math.max(0.04, marginVariance) },
    { mean: total, variance: Math.max(0.04, noise * left + paceVariance) },
    { mayTie: part !== 'full', decider: 0.5 + 0.35 * (home - away) },
  )
}

/** Variance of one possession's points. */
function spreadOf(rates: BasketballRates, mean: number): number {
  return pointsOfPossession(rates, scaleOf(rates, mean)).square - mean * mean
}

interface Normal {
  readonly mean: number
  readonly variance: number
}

function normalView(margin: Normal, total: Normal, ends: { mayTie: boolean; decider: number }): ScoreView {
  const [marginSd, totalSd] = [Math.sqrt(margin.variance), Math.sqrt(total.variance)]
  const marginPast = (line: number) => normalCdf((margin.mean - line) / marginSd)
  const tie = marginPast(-0.5) - marginPast(0.5)
  const homeLeads = marginPast(0.5)
  const homeWins = ends.mayTie ? homeLeads : homeLeads + tie * ends.decider
  // Ties go on to overtime and end a few points apart: between the lines around 0 nothing stays.
  const settled = (line: number) => {
    const past = marginPast(line)
    if (ends.mayTie || Math.abs(line) > 5) return past
    const after =
      line >= 0.5
        ? ends.decider * (1 - line / 10)
        : line <= -0.5
          ? ends.decider + (1 - ends.decider) * (-line / 10)
          : ends.decider
    return past + tie * (after - (line < 0 ? 1 : 0))
  }
  const sideSd = Math.sqrt((margin.variance + total.variance) / 4)
  return {
    winner: [homeWins, ends.mayTie ? tie : 0, 1 - homeWins - (ends.mayTie ? tie : 0)],
    marginAbove: settled,
    totalAbove: (line) => normalCdf((total.mean - line) / totalSd),
    sideAbove: (side, line) =>
      normalCdf(((total.mean + (side === 0 ? margin.mean : -margin.mean)) / 2 - line) / sideSd),
  }
}
