import { solveLinearSystem } from '@fairline/numeric'
import type { PoolSample } from './pool-sample.ts'

/** No weight moves farther in one step. */
const LONGEST = 0.5

/**
 * The weights of a log pool that lose least (cross-entropy) on past games, pulled towards a prior.
 *
 * @param samples  past games, all with as many opinions as `prior` has weights
 * @param prior    the weights believed before any game is seen
 * @param pull     how many games' worth of curvature the prior counts, above 0
 * @param start    weights to begin from: the last fit, where there is one
 * @returns the weights; `prior` for no samples
 * @throws {RangeError} if `pull` is not above 0
 * @source Newton's method on a convex loss with a quadratic penalty
 * @example fitLogPool([], [1, 0], 10) // => [1, 0]
 */
export function fitLogPool(
  samples: readonly PoolSample[],
  prior: readonly number[],
  pull: number,
  start: readonly number[] = prior,
): number[] {
  if (!(pull > 0)) throw new RangeError(`the pull of the prior must be above 0, got ${pull}`)
  let weights = [...start]
  for (let step = 0; step < 25; step++) {
    const { gradient, curvature } = slopes(samples, weights)
    for (let j = 0; j < weights.length; j++) {
      gradient[j] = (gradient[j] as number) + pull * ((weights[j] as number) - (prior[j] as number))
      const row = curvature[j] as number[]
      row[j] = (row[j] as number) + pull
    }
    const change = short(solveLinearSystem(curvature, gradient))
    weights = weights.map((weight, j) => weight - (change[j] as number))
    if (Math.max(...change.map(Math.abs)) < 1e-7) break
  }
  return weights
}

/** Far from the best weights a full step would overshoot, and the next one more so. */
function short(change: readonly number[]): readonly number[] {
  const longest = Math.max(...change.map(Math.abs))
  return longest > LONGEST ? change.map((part) => (part * LONGEST) / longest) : change
}

/** First and second derivatives of Σ weight · cross-entropy. */
function slopes(samples: readonly PoolSample[], weights: readonly number[]) {
  const n = weights.length
  const gradient = new Array<number>(n).fill(0)
  const curvature = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  const means = new Float64Array(n)
  const chances = new Float64Array(Math.max(0, ...samples.slice(0, 1).map(({ target }) => target.length)))
  for (const { logs, target, weight } of samples) {
    pooledInto(chances, logs, weights)
    for (let j = 0; j < n; j++) {
      const log = logs[j] as readonly number[]
      means[j] = dot(chances, log)
      gradient[j] = (gradient[j] as number) + weight * ((means[j] as number) - dot(target, log))
    }
    for (let j = 0; j < n; j++) {
      const row = curvature[j] as number[]
      for (let k = j; k < n; k++) {
        const cross = dot3(chances, logs[j] as readonly number[], logs[k] as readonly number[])
        row[k] = (row[k] as number) + weight * (cross - (means[j] as number) * (means[k] as number))
      }
    }
  }
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) (curvature[j] as number[])[k] = (curvature[k] as number[])[j] as number
  }
  return { gradient, curvature }
}

/** `logPool` on logarithms that are at hand, written over what is there. */
function pooledInto(chances: Float64Array, logs: readonly (readonly number[])[], weights: readonly number[]): void {
  const outcomes = chances.length
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < outcomes; i++) {
    let log = 0
    for (let j = 0; j < weights.length; j++)
      log += (weights[j] as number) * ((logs[j] as readonly number[])[i] as number)
    chances[i] = log
    if (log > highest) highest = log
  }
  let total = 0
  for (let i = 0; i < outcomes; i++) {
    const chance = Math.exp((chances[i] as number) - highest)
    chances[i] = chance
    total += chance
  }
  for (let i = 0; i < outcomes; i++) chances[i] = (chances[i] as number) / total
}

function dot(a: ArrayLike<number>, b: readonly number[]): number {
  let total = 0
  for (let i = 0; i < a.length; i++) total += (a[i] as number) * (b[i] as number)
  return total
}

function dot3(a: ArrayLike<number>, b: readonly number[], c: readonly number[]): number {
  let total = 0
  for (let i = 0; i < a.length; i++) total += (a[i] as number) * (b[i] as number) * (c[i] as number)
  return total
}
