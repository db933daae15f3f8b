import { impliedTotal } from '../margin/implied-total.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'

/**
 * Splits a stake so that the same is returned in every outcome.
 *
 * @returns the share of the total stake on each outcome, in the order of `prices`, summing to 1
 * @throws {RangeError} fewer than two prices, or one that is not above 1
 */
export function evenShares(prices: readonly DecimalOdds[]): number[] {
  const total = impliedTotal(prices)
  return prices.map((price) => 1 / (price * total))
}
