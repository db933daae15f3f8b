import { hold } from '../margin/hold.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'

/**
 * Whether backing every outcome at its best price costs next to nothing: useful for turning over a bonus.
 *
 * @param prices   the best decimal odds of every outcome, exactly one of which happens
 * @param maxHold  the most that may be lost, a share of the total stake
 * @returns the hold (negative for an arbitrage), or null if it is above `maxHold`
 * @throws {RangeError} with fewer than two prices, or one that is not above 1
 * @source definition of hold
 * @example findLowHold([2, 2], 0.01) // => 0
 * @example findLowHold([1.9, 1.9], 0.01) // => null
 */
export function findLowHold(prices: readonly DecimalOdds[], maxHold: number): number | null {
  const held = hold(prices)
  return held <= maxHold ? held : null
}
