import { impliedTotal } from '../margin/implied-total.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import { type LegStakes, stakeLegs } from './stake-legs.ts'

/**
 * Stakes of an arbitrage rounded to a unit, with the profit that survives rounding.
 *
 * @param prices  the decimal odds of every outcome, exactly one of which happens; at most 10
 * @param total   money to stake at most, at least one unit per outcome
 * @param unit    the step of a stake: 1, 5, 10 …; 0 does not round
 * @returns the stakes and the profit of the worst outcome, or null if the total is too small for one unit each
 * @throws {RangeError} with fewer than two or more than ten prices, a price not above 1, a total not above 0, or a unit below 0
 * @source exhaustive over the neighbours of the exact stakes
 * @example roundStakes([2.5, 2.5], 100, 10) // => { stakes: [50, 50], totalStake: 100, profit: 25 }
 */
export function roundStakes(prices: readonly DecimalOdds[], total: number, unit: number): LegStakes | null {
  const implied = impliedTotal(prices)
  const returns = prices.map((price, won) => prices.map((_, i) => (i === won ? price : 0)))
  return stakeLegs(
    returns,
    prices.map((price) => 1 / (price * implied)),
    total,
    unit,
  )
}
