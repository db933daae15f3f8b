import type { DecimalOdds } from '../price/decimal-odds.ts'

/** Stakes that pay the same whatever happens. */
export interface Arbitrage {
  /** Profit whatever happens, as a share of the total stake. */
  readonly margin: number
  /** Share of the total stake on each outcome, in the order of the prices, summing to 1. */
  readonly shares: readonly number[]
}

/**
 * Whether the best prices of all outcomes of a market, at any books, lock in a profit.
 *
 * @param prices  the best decimal odds of every outcome, two or three (or more), exactly one of which happens
 * @returns profit and shares, or null where the prices do not sum below 1
 * @throws {RangeError} with fewer than two prices, or one that is not above 1
 * @source definition: stake in proportion to 1/price
 * @example findArbitrage([2.5, 2.5]) // => { margin: 0.25, shares: [0.5, 0.5] }
 * @example findArbitrage([1.9, 1.9]) // => null
 */
export function findArbitrage(prices: readonly DecimalOdds[]): Arbitrage | null {
  if (prices.length < 2) throw new RangeError(`a market needs at least two prices, got ${prices.length}`)
  let total = 0
  for (const price of prices) {
    if (!(price > 1)) throw new RangeError(`a price must be above 1, got ${price}`)
    total += 1 / price
  }
  if (total >= 1) return null
  return { margin: 1 / total - 1, shares: prices.map((price) => 1 / (price * total)) }
}
