import { fitLogPool } from '@fairline/models'
import { logistic } from '@fairline/numeric'

/** A price of the past: what was known of it, whether it beat the close, and how much it counts. */
export interface SeenPrice {
  readonly features: readonly number[]
  readonly beat: boolean
  readonly weight: number
}

/** What is believed of the weights before any price is seen counts like so many prices' worth of curvature. */
const PULL = 20

/**
 * Fits the log-odds of beating the close as a sum over what is known of a price.
 *
 * @param believed  the weights before any price is seen, one per feature
 * @param start     weights to begin from
 * @returns one weight per feature
 */
export function fitBeatWeights(
  seen: readonly SeenPrice[],
  believed: readonly number[],
  start: readonly number[] = believed,
): number[] {
  const samples = seen.map(({ features, beat, weight }) => ({
    logs: features.map((feature) => [feature, 0] as const),
    target: beat ? [1, 0] : [0, 1],
    weight,
  }))
  return fitLogPool(samples, believed, PULL, start)
}

/** Probability that a price beats the close, by fitted weights. */
export const beatProbability = (features: readonly number[], weights: readonly number[]): number =>
  logistic(features.reduce((sum, feature, k) => sum + feature * (weights[k] as number), 0))
