import { countPmf } from './count-pmf.ts'

/**
 * Poisson probabilities of the counts 0, 1 … length − 1.
 *
 * @param mean    at least 0, below about 700
 * @param length  how many counts, at least 1
 * @returns one probability per count; they sum to 1 less the probability of larger counts
 * @throws {RangeError} if the mean is negative, or so large that P(0) is below what a double can hold
 * @source Poisson distribution
 * @example poissonPmf(1, 2) // => [Math.exp(-1), Math.exp(-1)]
 */
export function poissonPmf(mean: number, length: number): number[] {
  return countPmf(mean, { linear: 0, square: 0 }, length)
}
