import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/**
 * Closing line value: what the price taken is worth at the probability the market closed on.
 *
 * @param price       decimal odds taken
 * @param fairAtClose the closing probability of the same selection and line, margin removed
 * @returns the expected value against the close, a fraction: above 0 beat the close
 * @throws {RangeError} if the probability is not in 0 to 1
 * @source definition
 * @example closingLineValue(2.5, 0.5) // => 0.25
 */
export function closingLineValue(price: DecimalOdds, fairAtClose: Probability): number {
  if (!(fairAtClose >= 0 && fairAtClose <= 1))
    throw new RangeError(`a probability must be a number from 0 to 1, got ${fairAtClose}`)
  return price * fairAtClose - 1
}
