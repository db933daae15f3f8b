/**
 * Returns the probability with the given log-odds; the inverse of `logit`.
 *
 * @param logOdds  any number
 * @returns 1 / (1 + e^−x), in [0, 1]
 * @throws never
 * @source definition
 * @example logistic(0) // => 0.5
 */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
