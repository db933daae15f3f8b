import { runsToCome } from './inning.ts'

/** Runs of an average side in nine innings. */
export const BASEBALL_RUNS = 4.5

/** Scales that are worked out in advance, in between is interpolated. */
const LOWEST = 0.55
const STEP = 0.025
const COUNT = 45

interface AtScale {
  readonly scale: number
  /** Mean runs of a whole half-inning. */
  readonly mean: number
  readonly situations: readonly Float64Array[]
}

let table: readonly AtScale[] | null = null

function worked(): readonly AtScale[] {
  table ??= Array.from({ length: COUNT }, (_, i) => {
    const scale = LOWEST + i * STEP
    const situations = runsToCome(scale)
    const mean = (situations[0] as Float64Array).reduce((sum, probability, runs) => sum + probability * runs, 0)
    return { scale, mean, situations }
  })
  return table
}

/** Where a level lies between two worked scales: the lower one's index and how far towards the next, 0–1. */
function placeOf(level: number): { index: number; share: number } {
  const mean = (BASEBALL_RUNS / 9) * Math.exp(level)
  const all = worked()
  let [low, high] = [0, COUNT - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((all[middle] as AtScale).mean <= mean) low = middle
    else high = middle
  }
  const [from, to] = [(all[low] as AtScale).mean, (all[high] as AtScale).mean]
  return { index: low, share: Math.min(1, Math.max(0, (mean - from) / (to - from))) }
}

/** How often batters reach base, as a factor of the average, for a side to score at a level. */
export function reachScale(level: number): number {
  const { index, share } = placeOf(level)
  return LOWEST + (index + share) * STEP
}

/**
 * Probabilities of 0, 1, 2 … runs in the rest of a half-inning.
 *
 * @param situation  outs × 8 + bases; 0 for a whole one
 */
export function runProbabilities(level: number, situation = 0): Float64Array {
  const { index, share } = placeOf(level)
  const all = worked()
  const low = (all[index] as AtScale).situations[situation] as Float64Array
  const high = (all[index + 1] as AtScale).situations[situation] as Float64Array
  return low.map((probability, runs) => probability * (1 - share) + (high[runs] as number) * share)
}
