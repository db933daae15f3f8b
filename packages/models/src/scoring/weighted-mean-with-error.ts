import type { MeanWithError } from './mean-with-error.ts'

/** A value and how much it counts, such as a loss and the share of the stake it was settled on. */
export interface WeightedValue {
  readonly value: number
  /** At least 0; 0 counts as not there. */
  readonly weight: number
}

/**
 * Weighted mean and its standard error, as a ratio of two sums.
 *
 * @param values  at least two with a weight above 0
 * @returns the mean and its standard error, or null with fewer than two values
 * @throws never
 * @source definition; variance of a ratio of sums by the delta method, n / (n − 1) for a small sample; golden values by numpy
 * @example weightedMeanWithError([{ value: 1, weight: 1 }, { value: 4, weight: 0.5 }])?.mean // => 2
 */
export function weightedMeanWithError(values: readonly WeightedValue[]): MeanWithError | null {
  const counted = values.filter(({ weight }) => weight > 0)
  if (counted.length < 2) return null
  let total = 0
  let sum = 0
  for (const { value, weight } of counted) {
    total += weight
    sum += weight * value
  }
  const mean = sum / total
  let squares = 0
  for (const { value, weight } of counted) squares += (weight * (value - mean)) ** 2
  return { mean, se: Math.sqrt((squares * counted.length) / (counted.length - 1)) / total }
}
