import { logPool } from './log-pool.ts'
import { solve } from './solve.ts'

/** A game to learn weights from: the opinions on it, and the chances they should have come to. */
export interface PoolSample {
  readonly opinions: readonly (readonly number[])[]
  /** Chances that sum to 1: what happened (1 and 0s), or the closing line, which says the same with less noise. */
  readonly target: readonly number[]
  /** How much it counts, above 0. */
  readonly weight: number
}

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
    const change = solve(curvature, gradient)
    weights = weights.map((weight, j) => weight - (change[j] as number))
    if (Math.max(...change.map(Math.abs)) < 1e-7) break
  }
  return weights
}

/** First and second derivatives of Σ weight · cross-entropy. */
function slopes(samples: readonly PoolSample[], weights: readonly number[]) {
  const n = weights.length
  const gradient = new Array<number>(n).fill(0)
  const curvature = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (const { opinions, target, weight } of samples) {
    const chances = logPool(opinions, weights)
    const logs = opinions.map((opinion) => opinion.map(Math.log))
    const means = logs.map((log) => dot(chances, log))
    for (let j = 0; j < n; j++) {
      const log = logs[j] as number[]
      const mean = means[j] as number
      gradient[j] = (gradient[j] as number) + weight * (mean - dot(target, log))
      for (let k = 0; k < n; k++) {
        const row = curvature[j] as number[]
        row[k] = (row[k] as number) + weight * (dot(chances, log, logs[k]) - mean * (means[k] as number))
      }
    }
  }
  return { gradient, curvature }
}

function dot(a: readonly number[], b: readonly number[], c?: readonly number[]): number {
  let total = 0
  for (let i = 0; i < a.length; i++) total += (a[i] as number) * (b[i] as number) * (c ? (c[i] as number) : 1)
  return total
}
