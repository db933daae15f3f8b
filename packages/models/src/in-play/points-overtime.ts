import { type LevelShares, marginAfter, splitByOne } from './margin-after.ts'
import { normalGap } from './normal-gap.ts'
import type { Gap } from './score-shares.ts'

/** Points of both sides so far: home minus away, and together. */
export interface ScoredSoFar {
  readonly lead: number
  readonly total: number
}

/** What a stretch of play that is left is expected to bring, in points. Deviations are above 0. */
export interface PointsLeft {
  /** Expected lead at its end, by the lead now. */
  lead(now: number): number
  readonly marginDeviation: number
  readonly total: number
  readonly totalDeviation: number
}

/** Overtime that closing lines count in, both 0 to 1. */
export interface CountedOvertime {
  /** Of overtime, as it was before the game. */
  readonly probability: number
  /** Share of its points that is still in what is left. */
  readonly share: number
}

/** More overtimes than this are counted as this many: one in thirteen ends level. */
const MAX_OVERTIMES = 10

/**
 * Final margin and total: what is left of regulation or of an overtime, and the overtimes that follow while the score is level.
 *
 * @param whole    a whole overtime
 * @param counted  overtime that `now` counts in: what is likelier is added to it, what is not is taken off its points
 */
export function withOvertimes(scored: ScoredSoFar, now: PointsLeft, whole: PointsLeft, counted: CountedOvertime) {
  const first = marginAfter(now.lead(scored.lead), now.marginDeviation)
  const next = marginAfter(whole.lead(0), whole.marginDeviation)
  const level = first.level.home + first.level.away
  const levelAgain = next.level.home + next.level.away
  const overtime = Math.max(0, level - counted.probability)
  const missing = Math.max(0, counted.probability - level)
  const decidedByOne = overtime > 0 ? counted.probability / level : 1
  const split: LevelShares = { home: first.level.home * decidedByOne, away: first.level.away * decidedByOne }
  const takenOff = (counted.share * missing * whole.total) / (1 - levelAgain)
  const ends = Array.from({ length: MAX_OVERTIMES + 1 }, (_, overtimes) => ({
    probability: probabilityOf(overtimes, overtime, levelAgain),
    total: scored.total + now.total - takenOff + overtimes * whole.total,
    deviation: Math.sqrt(now.totalDeviation ** 2 + overtimes * whole.totalDeviation ** 2),
  }))
  return {
    margin: (line: number): Gap =>
      sumOf([
        [1, first.decided(line)],
        [1, splitByOne(split, line)],
        [overtime / (1 - levelAgain), next.decided(line)],
      ]),
    total: (line: number): Gap =>
      sumOf(ends.map(({ probability, total, deviation }) => [probability, normalGap(total, deviation, line)])),
  }
}

/** Probability that this many whole overtimes follow what is being played. */
function probabilityOf(overtimes: number, level: number, levelAgain: number): number {
  if (overtimes === 0) return 1 - level
  return level * levelAgain ** (overtimes - 1) * (overtimes === MAX_OVERTIMES ? 1 : 1 - levelAgain)
}

function sumOf(parts: readonly (readonly [weight: number, gap: Gap])[]): Gap {
  const sum = (part: keyof Gap) => parts.reduce((total, [weight, gap]) => total + weight * gap[part], 0)
  return { above: sum('above'), on: sum('on'), below: sum('below') }
}
