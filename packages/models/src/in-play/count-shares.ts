import { countRecurrence } from '../counts/count-recurrence.ts'

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
  const { zero, step, inverse } = countRecurrence(mean, { linear: spread, square: 0 })
  let chance = zero
  for (let count = 0; count < most; count++) {
    shares[count] = chance
    chance *= (step * (1 + inverse * count)) / (count + 1)
  }
  return shares
}
