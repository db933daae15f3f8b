import { solveLinearSystem } from '@fairline/numeric'

/** Past games, one after another. */
export interface PoolRows {
  /** Of each game what `poolRow` makes of it. */
  readonly cells: ArrayLike<number>
  /** As many as a game has, the same in all. */
  readonly outcomes: number
}

/** No weight moves farther in one step. */
const LONGEST = 0.5
const MAX_STEPS = 25
/** Newton's method squares the error in each step: after a step this small it is below 1e-9. */
const NEAR = 1e-5

/**
 * The weights of a log pool that lose least (cross-entropy) on past games, pulled towards a prior.
 *
 * @param games    past games, all with as many opinions as `prior` has weights
 * @param prior    the weights believed before any game is seen
 * @param pull     how many games' worth of curvature the prior counts, above 0
 * @param start    weights to begin from: the last fit, where there is one
 * @returns the weights; `prior` for no games
 * @throws {RangeError} if `pull` is not above 0, or the last row is not whole
 * @source Newton's method on a convex loss with a quadratic penalty
 * @example fitLogPool({ cells: [], outcomes: 2 }, [1, 0], 10) // => [1, 0]
 */
export function fitLogPool(
  games: PoolRows,
  prior: readonly number[],
  pull: number,
  start: readonly number[] = prior,
): number[] {
  if (!(pull > 0)) throw new RangeError(`the pull of the prior must be above 0, got ${pull}`)
  let weights = [...start]
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, curvature } = slopes(games, weights)
    for (let j = 0; j < weights.length; j++) {
      gradient[j] = (gradient[j] as number) + pull * ((weights[j] as number) - (prior[j] as number))
      const row = curvature[j] as number[]
      row[j] = (row[j] as number) + pull
    }
    const change = short(solveLinearSystem(curvature, gradient))
    weights = weights.map((weight, j) => weight - (change[j] as number))
    if (Math.max(...change.map(Math.abs)) < NEAR) break
  }
  return weights
}

/** Far from the best weights a full step would overshoot, and the next one more so. */
function short(change: readonly number[]): readonly number[] {
  const longest = Math.max(...change.map(Math.abs))
  return longest > LONGEST ? change.map((part) => (part * LONGEST) / longest) : change
}

/** First and second derivatives of Σ weight · cross-entropy. */
function slopes({ cells, outcomes }: PoolRows, weights: readonly number[]) {
  const n = weights.length
  const width = 1 + outcomes * (n + 1)
  if (cells.length % width !== 0) throw new RangeError(`rows of ${width} numbers are needed, got ${cells.length}`)
  const gradient = new Array<number>(n).fill(0)
  const products = new Float64Array(n * n)
  const [means, probabilities] = [new Float64Array(n), new Float64Array(outcomes)]
  const at = (index: number) => cells[index] as number
  for (let row = 0; row < cells.length; row += width) {
    const weight = at(row)
    const logs = row + 1
    const target = logs + n * outcomes
    pooledInto(probabilities, cells, logs, weights)
    for (let j = 0; j < n; j++) {
      let mean = 0
      let aim = 0
      for (let i = 0; i < outcomes; i++) {
        const log = at(logs + j * outcomes + i)
        mean += (probabilities[i] as number) * log
        aim += at(target + i) * log
      }
      means[j] = mean
      gradient[j] = (gradient[j] as number) + weight * (mean - aim)
      for (let k = 0; k <= j; k++) {
        let cross = 0
        for (let i = 0; i < outcomes; i++)
          cross += (probabilities[i] as number) * at(logs + j * outcomes + i) * at(logs + k * outcomes + i)
        products[j * n + k] = (products[j * n + k] as number) + weight * (cross - mean * (means[k] as number))
      }
    }
  }
  const product = (j: number, k: number) => products[Math.max(j, k) * n + Math.min(j, k)] as number
  return { gradient, curvature: weights.map((_, j) => weights.map((__, k) => product(j, k))) }
}

/** `logPool` on logarithms that are at hand, from an index on, written over what is there. */
function pooledInto(
  probabilities: Float64Array,
  cells: ArrayLike<number>,
  from: number,
  weights: readonly number[],
): void {
  const outcomes = probabilities.length
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < outcomes; i++) {
    let log = 0
    for (let j = 0; j < weights.length; j++) log += (weights[j] as number) * (cells[from + j * outcomes + i] as number)
    probabilities[i] = log
    if (log > highest) highest = log
  }
  let total = 0
  for (let i = 0; i < outcomes; i++) {
    const probability = Math.exp((probabilities[i] as number) - highest)
    probabilities[i] = probability
    total += probability
  }
  for (let i = 0; i < outcomes; i++) probabilities[i] = (probabilities[i] as number) / total
}
