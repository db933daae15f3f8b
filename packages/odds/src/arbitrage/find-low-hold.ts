import { hold } from '../margin/hold.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import { evenShares } from './even-shares.ts'

/** Stakes on every outcome that together cost next to nothing. */
export interface LowHold {
  /** What is lost in every outcome, as a share of the total stake; negative for an arbitrage. */
  readonly hold: number
  /** Share of the total stake on each outcome, in the order of the prices, summing to 1. */
  readonly shares: readonly number[]
}

/**
 * Finds out whether backing every outcome at its best price costs next to nothing, which helps to turn over a bonus.
 *
 * @param prices   the best decimal odds of every outcome, at least two, exactly one of which happens
 * @param maxHold  maximum loss, as a share of the total stake
 * @returns hold and shares, or null if the hold is above `maxHold`
 * @throws {RangeError} fewer than two prices, or one that is not above 1
 * @source definition of hold
 * @example findLowHold([2, 2], 0.01) // => { hold: 0, shares: [0.5, 0.5] }
 * @example findLowHold([1.9, 1.9], 0.01) // => null
 */
export function findLowHold(prices: readonly DecimalOdds[], maxHold: number): LowHold | null {
  const lost = hold(prices)
  return lost <= maxHold ? { hold: lost, shares: evenShares(prices) } : null
}
