import { solveLinearSystem } from '@fairline/numeric'

/** What a count was, and what was known before. */
export interface CountSeen {
  readonly features: readonly number[]
  readonly count: number
}

/** A regression that learns as counts come in. */
export interface LogLinearCounts {
  /** The count that is expected. */
  mean(features: readonly number[]): number
  /** How unsure the coefficients leave the logarithm of that mean: its variance. */
  variance(features: readonly number[]): number
  /** What each feature adds to the logarithm of the mean. */
  contributions(features: readonly number[]): number[]
  /** Learns from counts seen at one time. `dispersion`: their variance over their mean, above 0. */
  learn(seen: readonly CountSeen[], dispersion: number): void
  coefficients(): readonly number[]
  /** All that was learned, as plain data. */
  save(): SavedCounts
  restore(saved: SavedCounts): void
}

/** What a regression of counts has learned. */
export interface SavedCounts {
  readonly coefficients: readonly number[]
  readonly information: readonly (readonly number[])[]
}

/** A count's logarithm is never believed farther away than this: e¹² is no one's count. */
const FARTHEST = 12

/**
 * Regression of counts whose mean is the exponential of a weighted sum of features, pulled towards what is believed
 * beforehand.
 *
 * @param prior      coefficients believed before anything is seen
 * @param precision  how firmly, above 0: the weight of a count of that mean with the feature at 1
 * @returns a regression that has seen nothing
 * @throws {RangeError} if the precision is not above 0
 * @source McCullagh & Nelder, Generalized Linear Models: quasi-likelihood of Poisson form; one Newton step for each lot
 */
export function logLinearCounts(prior: readonly number[], precision: number): LogLinearCounts {
  if (!(precision > 0)) throw new RangeError(`the precision of the prior must be above 0, got ${precision}`)
  let coefficients = [...prior]
  let information = prior.map((_, i) => prior.map((__, j) => (i === j ? precision : 0)))
  const logMean = (features: readonly number[]): number => {
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += (coefficients[i] as number) * (features[i] as number)
    return Math.max(-FARTHEST, Math.min(FARTHEST, sum))
  }

  /** Adds what one count says to the slope; the information grows in place. */
  function add(slope: number[], { features, count }: CountSeen, dispersion: number): void {
    const mean = Math.exp(logMean(features))
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] as number
      slope[i] = (slope[i] as number) + (feature * (count - mean)) / dispersion
      const row = information[i] as number[]
      for (let j = 0; j < features.length; j++)
        row[j] = (row[j] as number) + (feature * (features[j] as number) * mean) / dispersion
    }
  }

  return {
    mean: (features) => Math.exp(logMean(features)),
    variance(features) {
      const share = solveLinearSystem(information, features)
      return features.reduce((sum, feature, i) => sum + feature * (share[i] as number), 0)
    },
    contributions: (features) => features.map((feature, i) => feature * (coefficients[i] as number)),
    learn(seen, dispersion) {
      const slope = prior.map(() => 0)
      for (const one of seen) add(slope, one, dispersion)
      const step = solveLinearSystem(information, slope)
      coefficients = coefficients.map((coefficient, i) => coefficient + (step[i] as number))
    },
    coefficients: () => coefficients,
    save: () => ({ coefficients, information }),
    restore(saved) {
      coefficients = [...saved.coefficients]
      information = saved.information.map((row) => [...row])
    },
  }
}
