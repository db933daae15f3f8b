import type { DecimalOdds } from '../price/decimal-odds.ts'
import { impliedTotal } from './implied-total.ts'

/**
 * Overround: by how much the implied probabilities of a market exceed 1.
 *
 * @param prices  decimal odds of every outcome of ONE market, at least two
 * @returns a fraction; 0.05 for a 105 % book, negative where the prices allow an arbitrage
 * @throws {RangeError} with fewer than two prices, or one that is not above 1
 * @source definition
 * @example overround([1.6, 1.6]) // => 0.25
 */
export function overround(prices: readonly DecimalOdds[]): number {
  return impliedTotal(prices) - 1
}
