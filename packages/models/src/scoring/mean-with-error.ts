/** A mean and its standard error. */
export interface MeanWithError {
  readonly mean: number
  readonly se: number
}

/**
 * Mean and standard error of values, such as paired differences of losses.
 *
 * @param values  at least two
 * @returns the mean and its standard error, or null with fewer than two values
 * @throws never
 * @source definition, sample variance over n − 1
 * @example meanWithError([1, 3]) // => { mean: 2, se: 1 }
 */
export function meanWithError(values: readonly number[]): MeanWithError | null {
  if (values.length < 2) return null
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return { mean, se: Math.sqrt(squares / (values.length - 1) / values.length) }
}
