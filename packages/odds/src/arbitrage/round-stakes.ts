import { impliedTotal } from '../margin/implied-total.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'

/** Stakes a bookmaker's counter takes, and what is left of the profit. */
export interface RoundedStakes {
  /** In the order of the prices, each a multiple of the unit, above 0. */
  readonly stakes: readonly number[]
  readonly totalStake: number
  /** Profit of the worst outcome, in money; can be negative: rounding may eat an arbitrage. */
  readonly profit: number
}

/**
 * Stakes of an arbitrage rounded to a unit, with the profit that survives rounding.
 *
 * Every stake is tried rounded down and up; of those within the total the one with the best worst case is kept,
 * of equals the one with the smaller total.
 *
 * @param prices  the decimal odds of every outcome, exactly one of which happens; at most 10
 * @param total   money to stake at most, at least one unit per outcome
 * @param unit    the step of a stake: 1, 5, 10 …
 * @returns the stakes and the profit of the worst outcome, or null if the total is too small for one unit each
 * @throws {RangeError} with fewer than two or more than ten prices, a price not above 1, or a total or unit not above 0
 * @source exhaustive over the neighbours of the exact stakes
 * @example roundStakes([2.5, 2.5], 100, 10) // => { stakes: [50, 50], totalStake: 100, profit: 25 }
 */
export function roundStakes(prices: readonly DecimalOdds[], total: number, unit: number): RoundedStakes | null {
  if (prices.length > 10) throw new RangeError(`at most ten prices can be rounded together, got ${prices.length}`)
  if (!(total > 0 && unit > 0)) throw new RangeError(`total and unit must be above 0, got ${total} and ${unit}`)
  const implied = impliedTotal(prices)
  const units = prices.map((price) => Math.floor(total / (price * implied * unit) + 1e-9))
  let best: RoundedStakes | null = null
  for (let up = 0; up < 2 ** prices.length; up++) {
    const stakes = units.map((whole, i) => (whole + ((up >> i) & 1)) * unit)
    const tried = evaluate(stakes, prices)
    const allowed = tried.totalStake <= total + 1e-9 && stakes.every((stake) => stake > 0)
    if (allowed && (best === null || betterThan(tried, best))) best = tried
  }
  return best
}

function evaluate(stakes: readonly number[], prices: readonly DecimalOdds[]): RoundedStakes {
  const totalStake = stakes.reduce((a, b) => a + b, 0)
  const payouts = stakes.map((stake, i) => stake * (prices[i] as number))
  return { stakes, totalStake, profit: Math.min(...payouts) - totalStake }
}

function betterThan(a: RoundedStakes, b: RoundedStakes): boolean {
  if (Math.abs(a.profit - b.profit) > 1e-9) return a.profit > b.profit
  return a.totalStake < b.totalStake
}
