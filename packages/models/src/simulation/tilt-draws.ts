import { solveLinearSystem } from '@fairline/numeric'

/** Something every draw has a value of, and what its mean is to be. */
export interface Marginal {
  readonly name: string
  readonly values: ArrayLike<number>
  readonly mean: number
}

/** Weights of draws. */
export interface Tilted {
  /** One for each draw, summing to 1. */
  readonly weights: Float64Array
  /** How many equally weighted draws would tell as much: 1 / Σ w². */
  readonly effective: number
}

const STEPS = 60
const CLOSE = 1e-9
/** Keeps the curvature invertible where two marginals say the same. */
const RIDGE = 1e-9

/**
 * Weighs draws so that given marginals hold exactly, changing all else as little as can be: among all weights with these
 * means, those nearest to equal ones in relative entropy.
 *
 * @param count      how many draws, at least 1
 * @param marginals  what is to hold; none leaves all draws equal
 * @returns weights that sum to 1
 * @throws {RangeError} naming the marginal, if no weights can give it: its mean lies outside of what was drawn, or it
 *         contradicts the others
 * @source exponential tilting: Newton's method on the dual of the entropy problem
 */
export function tiltDraws(count: number, marginals: readonly Marginal[]): Tilted {
  const features = marginals.map(standardised)
  let multipliers = features.map(() => 0)
  let weights = weightsOf(count, features, multipliers)
  for (let step = 0; step < STEPS; step++) {
    const gaps = features.map(({ values, target }) => meanOf(values, weights) - target)
    if (gaps.every((gap) => Math.abs(gap) < CLOSE)) return { weights, effective: effectiveOf(weights) }
    const change = solveLinearSystem(curvature(features, weights, gaps), gaps)
    const longest = Math.max(1, ...change.map(Math.abs))
    multipliers = multipliers.map((multiplier, k) => multiplier - (change[k] as number) / longest)
    weights = weightsOf(count, features, multipliers)
  }
  const worst = features
    .map(({ values, target }, k) => ({ k, gap: Math.abs(meanOf(values, weights) - target) }))
    .sort((a, b) => b.gap - a.gap)[0]
  throw new RangeError(`${marginals[worst?.k ?? 0]?.name} cannot be met by the draws together with the rest`)
}

interface Feature {
  readonly values: Float64Array
  readonly target: number
}

/** In standard deviations from the mean of the draws. */
function standardised({ name, values, mean }: Marginal): Feature {
  const n = values.length
  let [sum, squares] = [0, 0]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < n; i++) {
    const value = values[i] as number
    sum += value
    squares += value * value
    if (value < least) least = value
    if (value > most) most = value
  }
  if (!(mean > least && mean < most))
    throw new RangeError(`${name} was drawn from ${least} to ${most}, and cannot have a mean of ${mean}`)
  const middle = sum / n
  const deviation = Math.sqrt(Math.max(0, squares / n - middle * middle))
  const values01 = new Float64Array(n)
  for (let i = 0; i < n; i++) values01[i] = ((values[i] as number) - middle) / deviation
  return { values: values01, target: (mean - middle) / deviation }
}

function weightsOf(count: number, features: readonly Feature[], multipliers: readonly number[]): Float64Array {
  const logs = new Float64Array(count)
  for (const [k, { values }] of features.entries()) {
    const multiplier = multipliers[k] as number
    for (let i = 0; i < count; i++) logs[i] = (logs[i] as number) + multiplier * (values[i] as number)
  }
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if ((logs[i] as number) > highest) highest = logs[i] as number
  let total = 0
  for (let i = 0; i < count; i++) {
    logs[i] = Math.exp((logs[i] as number) - highest)
    total += logs[i] as number
  }
  for (let i = 0; i < count; i++) logs[i] = (logs[i] as number) / total
  return logs
}

function meanOf(values: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (values[i] as number)
  return sum
}

/** Covariances of the features under the weights. */
function curvature(features: readonly Feature[], weights: Float64Array, gaps: readonly number[]): number[][] {
  const means = features.map(({ target }, k) => target + (gaps[k] as number))
  return features.map(({ values: a }, j) =>
    features.map(({ values: b }, k) => {
      let sum = 0
      for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (a[i] as number) * (b[i] as number)
      return sum - (means[j] as number) * (means[k] as number) + (j === k ? RIDGE : 0)
    }),
  )
}

function effectiveOf(weights: Float64Array): number {
  let squares = 0
  for (let i = 0; i < weights.length; i++) squares += (weights[i] as number) ** 2
  return 1 / squares
}
