import { impliedTotal } from '../margin/implied-total.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import { arbitrageMargin } from './arbitrage-margin.ts'
import { evenShares } from './even-shares.ts'

/** Stakes that make the same profit in every outcome. */
export interface Arbitrage {
  /** Profit in every outcome, as a share of the total stake, above 0. */
  readonly margin: number
  /** Share of the total stake on each outcome, in the order of the prices, summing to 1. */
  readonly shares: readonly number[]
}

/**
 * Finds out whether the best prices of all outcomes of a market, at any books, lock in a profit.
 *
 * @param prices  the best decimal odds of every outcome, at least two, exactly one of which happens
 * @returns profit and shares, or null if the implied probabilities do not sum below 1 (by more than 1e-9)
 * @throws {RangeError} fewer than two prices, or one that is not above 1
 * @source definition: stake in proportion to 1/price
 * @example findArbitrage([2.5, 2.5]) // => { margin: 0.25, shares: [0.5, 0.5] }
 * @example findArbitrage([1.9, 1.9]) // => null
 */
export function findArbitrage(prices: readonly DecimalOdds[]): Arbitrage | null {
  const margin = arbitrageMargin(impliedTotal(prices))
  return margin > 0 ? { margin, shares: evenShares(prices) } : null
}
