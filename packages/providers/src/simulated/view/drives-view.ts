import { convolve } from '@fairline/numeric'
import { DRIVES_PER_HALF, driveProbabilities, touchdownPoints } from '../play/football.ts'
import type { Levels } from './levels.ts'
import { type ScoreView, type Spread, type Standing, viewOfSpreads } from './score-view.ts'

/** Share of a game that each part is. */
const shares = { full: 1, 'first-half': 0.5, 'quarter-1': 0.25 } as const
export type FootballPart = keyof typeof shares

/** A football game, or its first half or quarter: the sum of drives that each bring nothing, three or a touchdown. */
export function drivesView(levels: Levels, part: FootballPart, standing: Standing | null): ScoreView {
  const left = standing ? Math.max(0, standing.remaining - (1 - shares[part])) : shares[part]
  const spread = (level: number) => pointsOf(level, 2 * DRIVES_PER_HALF * left)
  const decider = part === 'full' ? { home: homeAfterTie(levels), by: 3 } : null
  return viewOfSpreads(spread(levels.home), spread(levels.away), standing ?? { home: 0, away: 0 }, decider)
}

/** Levels are distinguished in steps of this; what is worked out for one is kept. */
const STEP = 0.005
const kept = new Map<number, readonly Spread[]>()
const MAX_DRIVES = 13

/** Points of 0, 1, 2 … drives at a level. */
function drivesAt(level: number): readonly Spread[] {
  const step = Math.round(level / STEP)
  let spreads = kept.get(step)
  if (!spreads) {
    const drive = driveOf(step * STEP)
    const all: Spread[] = [Float64Array.of(1)]
    for (let i = 0; i < MAX_DRIVES; i++) all.push(convolve(all[i] as Spread, drive))
    spreads = all
    kept.set(step, spreads)
  }
  return spreads
}

function driveOf(level: number): Spread {
  const { touchdown, fieldGoal } = driveProbabilities(level)
  const { six, seven, eight } = touchdownPoints
  const points = [
    1 - touchdown - fieldGoal,
    0,
    0,
    fieldGoal,
    0,
    0,
    touchdown * six,
    touchdown * seven,
    touchdown * eight,
  ]
  return Float64Array.from(points)
}

/** Points of a number of drives that need not be whole: then either of its neighbors. */
function pointsOf(level: number, drives: number): Spread {
  const all = drivesAt(level)
  const whole = Math.min(MAX_DRIVES - 1, Math.floor(drives))
  const [fewer, more] = [all[whole] as Spread, all[whole + 1] as Spread]
  const share = drives - whole
  return more.map((probability, points) => probability * share + (fewer[points] ?? 0) * (1 - share))
}

/** The side that scores first in overtime, each side having the ball. */
function homeAfterTie({ home, away }: Levels): number {
  const scoring = (level: number) => {
    const { touchdown, fieldGoal } = driveProbabilities(level)
    return touchdown + fieldGoal
  }
  const [h, a] = [scoring(home), scoring(away)]
  return h / (h + a)
}
