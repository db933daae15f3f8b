/**
 * Shares of a count: of 0, 1 … below `most`.
 *
 * @param mean    at least 0
 * @param spread  variance over mean, less 1; 0 is a Poisson count
 * @source negative binomial by its recurrence
 */
export function countShares(mean: number, spread: number, most: number): Float64Array {
  const shares = new Float64Array(most)
  if (mean < 1e-9) {
    shares[0] = 1
    return shares
  }
  const inverse = spread / mean
  const step = mean / (1 + inverse * mean)
  let chance = Math.exp(inverse < 1e-12 ? -mean : -Math.log1p(inverse * mean) / inverse)
  for (let count = 0; count < most; count++) {
    shares[count] = chance
    chance *= (step * (1 + inverse * count)) / (count + 1)
  }
  return shares
}
