declare const unit: unique symbol

/** A probability between 0 and 1, both included; never a percentage. */
export type Probability = number & { readonly [unit]: 'chance' }

/**
 * Reads a number as a probability.
 *
 * @param value  a number from 0 to 1, never a percentage
 * @returns the same number, known to be a probability
 * @throws {RangeError} if it lies outside 0 to 1, or is not a number
 * @source definition
 * @example probability(0.25) // => 0.25
 */
export function probability(value: number): Probability {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`a probability must be a number from 0 to 1, got ${value}`)
  return value as Probability
}
