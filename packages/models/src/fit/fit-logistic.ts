import { solveLinearSystem } from '@fairline/numeric'

/** What was known before something happened or not, one after another. */
export interface LogisticSamples {
  /** As many numbers per sample as there are coefficients; a constant 1 among them is an intercept. */
  readonly features: Float64Array
  /** Whether it happened, 1 or 0, or the probability it should have been given. */
  readonly target: ArrayLike<number>
  /** How much a sample counts, above 0. */
  readonly weight: ArrayLike<number>
}

/** No coefficient moves farther in one step. */
const LONGEST = 0.5
const MAX_STEPS = 25
const NEAR = 1e-7

/**
 * Logistic regression: the coefficients whose log-odds lose least (cross-entropy) on past samples, pulled towards a prior.
 *
 * @param samples  lists of as many samples
 * @param prior    the coefficients believed before any sample is seen
 * @param pull     how many samples' worth of curvature the prior counts, above 0
 * @param start    coefficients to begin from: the last fit, where there is one
 * @returns one coefficient per feature; `prior` for no samples
 * @throws {RangeError} if `pull` is not above 0, or the lists do not fit each other
 * @source Newton's method on a convex loss with a quadratic penalty
 * @example fitLogistic({ features: new Float64Array(), target: [], weight: [] }, [1, 0], 10) // => [1, 0]
 */
export function fitLogistic(
  samples: LogisticSamples,
  prior: readonly number[],
  pull: number,
  start: readonly number[] = prior,
): number[] {
  check(samples, prior.length, pull)
  let coefficients = [...start]
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, curvature } = slopes(samples, coefficients)
    for (const [j, believed] of prior.entries()) {
      gradient[j] = (gradient[j] as number) + pull * ((coefficients[j] as number) - believed)
      const row = curvature[j] as number[]
      row[j] = (row[j] as number) + pull
    }
    const change = solveLinearSystem(curvature, gradient)
    const longest = Math.max(...change.map(Math.abs))
    // Far from the best coefficients a full step would overshoot, and the next one more so.
    const share = longest > LONGEST ? LONGEST / longest : 1
    coefficients = coefficients.map((coefficient, j) => coefficient - share * (change[j] as number))
    if (share * longest < NEAR) break
  }
  return coefficients
}

function check({ features, target, weight }: LogisticSamples, width: number, pull: number): void {
  if (!(pull > 0)) throw new RangeError(`the pull of the prior must be above 0, got ${pull}`)
  if (target.length !== weight.length || features.length !== width * target.length)
    throw new RangeError(
      `${width} features, a target and a weight per sample are needed, got ${features.length}, ${target.length} and ${weight.length}`,
    )
}

/** First and second derivatives of Σ weight · cross-entropy. */
function slopes({ features, target, weight }: LogisticSamples, coefficients: readonly number[]) {
  const n = coefficients.length
  const [gradient, products] = [new Float64Array(n), new Float64Array(n * n)]
  for (let i = 0, from = 0; i < target.length; i++, from += n) {
    let logOdds = 0
    for (let j = 0; j < n; j++) logOdds += (coefficients[j] as number) * (features[from + j] as number)
    const said = 1 / (1 + Math.exp(-logOdds))
    const miss = (weight[i] as number) * (said - (target[i] as number))
    const bend = (weight[i] as number) * said * (1 - said)
    for (let j = 0; j < n; j++) {
      const feature = features[from + j] as number
      gradient[j] = (gradient[j] as number) + miss * feature
      for (let k = 0; k <= j; k++)
        products[j * n + k] = (products[j * n + k] as number) + bend * feature * (features[from + k] as number)
    }
  }
  const at = (j: number, k: number) => products[Math.max(j, k) * n + Math.min(j, k)] as number
  const curvature = coefficients.map((_, j) => coefficients.map((__, k) => at(j, k)))
  return { gradient: [...gradient], curvature }
}
