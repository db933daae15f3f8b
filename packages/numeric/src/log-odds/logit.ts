/**
 * Returns the log-odds of a probability.
 *
 * @param probability  strictly between 0 and 1
 * @returns log(p / (1 − p))
 * @throws {RangeError} if the probability is not strictly between 0 and 1
 * @source definition
 * @example logit(0.5) // => 0
 */
export function logit(probability: number): number {
  if (!(probability > 0 && probability < 1))
    throw new RangeError(`log-odds need a probability strictly between 0 and 1, got ${probability}`)
  return Math.log(probability / (1 - probability))
}
