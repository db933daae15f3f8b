import type { DecimalOdds } from '../price/decimal-odds.ts'
import { impliedTotal } from './implied-total.ts'

/**
 * Hold: the share of the money staked that the bookmaker keeps when every outcome is backed for the same payout.
 *
 * @param prices  decimal odds of every outcome of ONE market, at least two
 * @returns a fraction below 1; 1 − 1/Σ(1/price); negative where the prices allow an arbitrage
 * @throws {RangeError} with fewer than two prices, or one that is not above 1
 * @source definition
 * @example hold([1.6, 1.6]) // => 0.19999999999999996
 */
export function hold(prices: readonly DecimalOdds[]): number {
  return 1 - 1 / impliedTotal(prices)
}
