import type { DecimalOdds } from '@fairline/odds'

/**
 * Prices of every outcome with an overround of at least 1; null if one is missing or the overround is below 1: such a
 * list is a misprint and says nothing about probabilities.
 *
 * @example completePrices([2, 1.9]) // => [2, 1.9]; completePrices([2.3, 1.9]) // => null
 */
export function completePrices(prices: readonly (number | null)[]): readonly DecimalOdds[] | null {
  let overround = 0
  for (const price of prices) {
    if (price === null) return null
    overround += 1 / price
  }
  return overround >= 1 ? (prices as readonly DecimalOdds[]) : null
}
