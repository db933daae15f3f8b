import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { totalWithMargin } from './with-margin.ts'

/**
 * Multiplicative no-vig: every implied probability divided by their total, as if the margin were spread in proportion.
 *
 * The plainest method and the field's reference; on lopsided or high-margin prices it leaves long shots too likely.
 *
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns fair probabilities in the order of `prices`, each in (0, 1), summing to 1 within 1e-12
 * @throws {RangeError} with fewer than two prices, a price not above 1, or Σ 1/price below 1
 * @source definition
 * @example noVigMultiplicative([1.6, 1.6]) // => [0.5, 0.5]
 */
export function noVigMultiplicative(prices: readonly DecimalOdds[]): Probability[] {
  const total = totalWithMargin(prices)
  return prices.map((price) => (1 / (price * total)) as Probability)
}
