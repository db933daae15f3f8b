import type { DecimalOdds } from '../price/decimal-odds.ts'

/**
 * What the prices of one market add up to as probabilities: Σ 1/price. Above 1 by the bookmaker's margin.
 *
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns the total, above 0; 1.05 for a 5 % overround
 * @throws {RangeError} with fewer than two prices, or one that is not above 1
 * @source definition
 * @example impliedTotal([2, 2]) // => 1
 */
export function impliedTotal(prices: readonly DecimalOdds[]): number {
  if (prices.length < 2) throw new RangeError(`a market needs at least two prices, got ${prices.length}`)
  let total = 0
  for (const price of prices) {
    if (!(price > 1 && price < Number.POSITIVE_INFINITY)) throw new RangeError(`a price must be above 1, got ${price}`)
    total += 1 / price
  }
  return total
}
