import { fitLogistic, type LogisticSamples } from '@fairline/models'
import { logistic } from '@fairline/numeric'

/** A price of the past: what was known of it, whether it beat the close, and how much it counts. */
export interface SeenPrice {
  readonly features: readonly number[]
  readonly beat: boolean
  readonly weight: number
}

/** What is believed of the weights before any price is seen counts like this many prices' worth of curvature. */
export const USUAL_PULL = 20

/** Prices of the past as a regression takes them. */
export function beatSamples(seen: readonly SeenPrice[]): LogisticSamples {
  const width = seen[0]?.features.length ?? 0
  const features = new Float64Array(seen.length * width)
  for (const [i, price] of seen.entries()) features.set(price.features, i * width)
  return { features, target: seen.map(({ beat }) => (beat ? 1 : 0)), weight: seen.map(({ weight }) => weight) }
}

/**
 * Fits the log-odds of beating the close as a sum over what is known of a price.
 *
 * @param believed  the weights before any price is seen, one per feature
 * @param start     weights to begin from
 * @param pull      how firmly that is believed, in prices' worth of curvature
 * @returns one weight per feature
 */
export const fitBeatWeights = (
  seen: LogisticSamples,
  believed: readonly number[],
  start: readonly number[] = believed,
  pull: number = USUAL_PULL,
): number[] => fitLogistic(seen, believed, pull, start)

/** Probability that a price beats the close, by fitted weights. */
export const beatProbability = (features: readonly number[], weights: readonly number[]): number =>
  logistic(features.reduce((sum, feature, k) => sum + feature * (weights[k] as number), 0))
