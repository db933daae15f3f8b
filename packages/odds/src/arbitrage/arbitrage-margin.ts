/** Prices whose implied probabilities miss 1 by less are rounding errors, and lock in nothing. */
const ROUNDING = 1e-9

/**
 * Profit that backing every outcome locks in. Takes the sum instead of the prices, so that a caller that keeps the sum up
 * to date allocates nothing.
 *
 * @param impliedTotal  Σ 1/price over every outcome of ONE market, above 0
 * @returns the profit as a share of the total stake, above 0; 0 if the prices lock in none
 * @throws never
 * @source definition: stakes in proportion to 1/price return 1/impliedTotal in every outcome
 * @example arbitrageMargin(0.8) // => 0.25
 * @example arbitrageMargin(1.05) // => 0
 */
export function arbitrageMargin(impliedTotal: number): number {
  return impliedTotal > 0 && 1 - impliedTotal > ROUNDING ? 1 / impliedTotal - 1 : 0
}
