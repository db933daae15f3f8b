import type { DecimalOdds } from '../price/decimal-odds.ts'

/**
 * Closing line value in price: how much more the price taken pays than the same book's price at the close.
 *
 * The margin of the close is left in; `closingLineValue` takes it out.
 *
 * @param price    decimal odds taken
 * @param closing  decimal odds of the same selection and line at the close
 * @returns a fraction: 0.05 for a return 5 % higher
 * @throws {RangeError} if the closing price is not above 1
 * @source definition
 * @example closingLineValueInPrice(2.5, 2) // => 0.25
 */
export function closingLineValueInPrice(price: DecimalOdds, closing: DecimalOdds): number {
  if (!(closing > 1)) throw new RangeError(`a closing price must be above 1, got ${closing}`)
  return price / closing - 1
}
