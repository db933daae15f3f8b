import type { DecimalOdds } from '@fairline/odds'

/**
 * Prices of every outcome, with a margin that is one; null where one is missing, and where they sum below 1: such a list is a misprint,
 * and says nothing of chances.
 *
 * @example wholePrices([2, 1.9]) // => [2, 1.9]; wholePrices([2.3, 1.9]) // => null
 */
export function wholePrices(prices: readonly (number | null)[]): readonly DecimalOdds[] | null {
  let total = 0
  for (const price of prices) {
    if (price === null) return null
    total += 1 / price
  }
  return total >= 1 ? (prices as readonly DecimalOdds[]) : null
}
