import { type CountDispersion, countRecurrence } from './count-recurrence.ts'

/** A smaller mean counts as 0: differences of times left are exact only to the last digits. */
const NEGLIGIBLE_MEAN = 1e-9

/**
 * Probabilities of the counts 0, 1 … length − 1.
 *
 * @param mean        at least 0, below about 700
 * @param dispersion  see `CountDispersion`; both at least 0
 * @param length      how many counts, at least 1
 * @returns one probability per count; they sum to 1 less the probability of larger counts
 * @throws {RangeError} if the mean is negative, or so large that P(0) is below what a double can hold
 * @source negative binomial by its recurrence; Poisson is its limit
 * @example countPmf(0, { linear: 0.5, square: 0 }, 3) // => [1, 0, 0]
 */
export function countPmf(mean: number, dispersion: CountDispersion, length: number): number[] {
  if (!(mean > -NEGLIGIBLE_MEAN)) throw new RangeError(`the mean of a count must be at least 0, got ${mean}`)
  if (mean < NEGLIGIBLE_MEAN) return Array.from({ length }, (_, count) => (count === 0 ? 1 : 0))
  const { zero, step, inverse } = countRecurrence(mean, dispersion)
  if (zero === 0) throw new RangeError(`the mean of a count is too large to compute from 0 up, got ${mean}`)
  // A plain array: allocating a small typed one costs several times the arithmetic.
  const probabilities: number[] = []
  let probability = zero
  for (let count = 0; count < length; count++) {
    probabilities.push(probability)
    probability *= (step * (1 + inverse * count)) / (count + 1)
  }
  return probabilities
}
