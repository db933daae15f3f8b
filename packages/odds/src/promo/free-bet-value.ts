import type { DecimalOdds } from '../price/decimal-odds.ts'

/**
 * What a free bet is turned into for sure, by backing one side with it and the other with cash.
 *
 * @param price    decimal odds the free bet is made at; its stake is not given back
 * @param against  decimal odds of everything else that can happen
 * @returns a share of the free bet's face value
 * @throws {RangeError} if a price is not above 1
 * @source the hedge that pays the same in every outcome
 * @example freeBetValue(5, 1.25) // => 0.8
 */
export function freeBetValue(price: DecimalOdds, against: DecimalOdds): number {
  if (!(price > 1 && against > 1)) throw new RangeError(`a price must be above 1, got ${price} and ${against}`)
  return ((price - 1) * (against - 1)) / against
}
