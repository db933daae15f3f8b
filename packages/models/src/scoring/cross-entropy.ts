/**
 * Cross-entropy of a forecast to target probabilities, such as those of the closing line: the log loss it is expected to have
 * if the target is the truth.
 *
 * @param forecast  probabilities of the outcomes
 * @param target    probabilities of the same outcomes in the same order, summing to 1
 * @returns nats, at least the entropy of the target; a forecast that called an outcome impossible is charged as if it were 1e-15
 * @throws {RangeError} if the two differ in length
 * @source definition
 * @example crossEntropy([1, 0], [1, 0]) // => 0
 */
export function crossEntropy(forecast: readonly number[], target: readonly number[]): number {
  if (forecast.length !== target.length)
    throw new RangeError(
      `forecast and target must have equally many outcomes, got ${forecast.length} and ${target.length}`,
    )
  let sum = 0
  for (let i = 0; i < target.length; i++)
    sum -= (target[i] as number) * Math.log(Math.max(forecast[i] as number, 1e-15))
  return sum === 0 ? 0 : sum
}
