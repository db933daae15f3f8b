import type { DecimalOdds } from '@fairline/odds'

/**
 * Prices of every outcome with an overround of at least 1; null if one is missing or the overround is below 1: such a
 * list is a misprint and says nothing about probabilities.
 *
 * @example completePrices([2, 1.9]) // => [2, 1.9]; completePrices([2.3, 1.9]) // => null
 */
export function completePrices(prices: readonly (number | null)[]): readonly DecimalOdds[] | null {
  if (prices.includes(null)) return null
  const complete = prices as readonly DecimalOdds[]
  const overround = complete.reduce((sum, price) => sum + 1 / price, 0)
  return overround >= 1 ? complete : null
}
