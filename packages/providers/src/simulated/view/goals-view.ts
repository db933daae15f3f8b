import { poissonPmf } from '@fairline/numeric'
import { HOCKEY_GOALS, OVERTIME_PACE, shootoutProbability } from '../play/hockey.ts'
import { FIRST_HALF_SHARE, SOCCER_GOALS } from '../play/soccer.ts'
import type { Levels } from './levels.ts'
import { type ScoreView, type Spread, type Standing, viewOfSpreads } from './score-view.ts'

const level = { home: 0, away: 0 }

/** Goals of one side, from 0 to seven standard deviations above the mean and four more. */
const goalSpread = (mean: number): Spread =>
  new Float64Array(poissonPmf(mean, Math.ceil(mean + 7 * Math.sqrt(mean) + 4)))

/** A soccer match: whole, or its first half, before the start or while it is played. */
export function soccerView(levels: Levels, part: 'full' | 'first-half', standing: Standing | null): ScoreView {
  const second = 1 - FIRST_HALF_SHARE
  const left = standing ? standing.remaining : 1
  const share = part === 'full' ? left : Math.max(0, left - second)
  const spread = (side: number) => goalSpread(SOCCER_GOALS * Math.exp(side) * share)
  return viewOfSpreads(spread(levels.home), spread(levels.away), standing ?? level)
}

const OVERTIME_SHARE = 300 / 3600

/** A hockey game: whole with overtime and shoot-out, or its first period. */
export function hockeyView(levels: Levels, part: 'full' | 'period-1', standing: Standing | null): ScoreView {
  const left = standing ? standing.remaining : 1
  const share = part === 'full' ? left : Math.max(0, left - 2 / 3)
  const spread = (side: number) => goalSpread(HOCKEY_GOALS * Math.exp(side) * share)
  const decider = part === 'full' ? { home: homeAfterTie(levels), by: 1 } : null
  return viewOfSpreads(spread(levels.home), spread(levels.away), standing ?? level, decider)
}

/** The home side's probability once regulation ended level. */
function homeAfterTie({ home, away }: Levels): number {
  const pace = HOCKEY_GOALS * OVERTIME_PACE * OVERTIME_SHARE
  const [h, a] = [pace * Math.exp(home), pace * Math.exp(away)]
  const decided = 1 - Math.exp(-(h + a))
  return (decided * h) / (h + a) + (1 - decided) * shootoutProbability(home - away)
}
