import { type DecimalOdds, decimalOdds } from '../price/decimal-odds.ts'

/**
 * A price whose winnings are raised by a share.
 *
 * @param price  decimal odds before the boost
 * @param boost  share of the winnings that is added, at least 0: 0.5 is a boost of 50 %
 * @returns decimal odds
 * @throws {RangeError} if the boost is below 0 or no number
 * @source definition
 * @example boostedPrice(3, 0.5) // => 4
 */
export function boostedPrice(price: DecimalOdds, boost: number): DecimalOdds {
  if (!(boost >= 0 && Number.isFinite(boost)))
    throw new RangeError(`a boost must be a share of at least 0, got ${boost}`)
  return decimalOdds(1 + (price - 1) * (1 + boost))
}
