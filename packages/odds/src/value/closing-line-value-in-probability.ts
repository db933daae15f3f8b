import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/**
 * Closing line value in probability: how far the closing probability lies above the probability the price taken needs.
 *
 * @param price       decimal odds taken
 * @param fairAtClose the closing probability of the same selection and line, margin removed
 * @returns a difference of probabilities, −1 to 1: above 0 beat the close
 * @throws {RangeError} if the probability is not in 0 to 1
 * @source definition
 * @example closingLineValueInProbability(2.5, 0.5) // => 0.09999999999999998
 */
export function closingLineValueInProbability(price: DecimalOdds, fairAtClose: Probability): number {
  if (!(fairAtClose >= 0 && fairAtClose <= 1))
    throw new RangeError(`a probability must be a number from 0 to 1, got ${fairAtClose}`)
  return fairAtClose - 1 / price
}
