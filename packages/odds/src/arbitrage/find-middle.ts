import { hold } from '../margin/hold.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import { evenShares } from './even-shares.ts'

/** An over on a low line and an under on a higher one: both win in between (half of each next to a quarter line). */
export interface Middle {
  /** What is lost if only one side wins, as a share of the total stake; negative if a profit is locked in. */
  readonly cost: number
  /** Share of the total stake on the over and on the under, summing to 1: both return the same. */
  readonly shares: readonly number[]
}

/** A price on one side of a line. */
export interface LinePrice {
  /** The number to go over or to stay under. */
  readonly line: number
  readonly price: DecimalOdds
}

/**
 * Finds out whether an over and an under, at any books, can both win. A spread is such a pair too: the home side with a
 * handicap of −1.5 is over a margin of 1.5, the away side under it.
 *
 * @param over     line and price of the over
 * @param under    line and price of the under
 * @param maxCost  maximum loss if only one side wins, as a share of the total stake
 * @returns cost and shares, or null if no whole number lies strictly between the lines or the cost is above `maxCost`
 * @throws {RangeError} if a price is not above 1
 * @source definition
 * @example findMiddle({ line: 7.5, price: 2 }, { line: 8.5, price: 2 }, 0.05) // => { cost: 0, shares: [0.5, 0.5] }
 * @example findMiddle({ line: 8, price: 2 }, { line: 8.5, price: 2 }, 0.05) // => null
 */
export function findMiddle(over: LinePrice, under: LinePrice, maxCost: number): Middle | null {
  const prices = [over.price, under.price]
  const cost = hold(prices)
  const firstInside = Math.floor(over.line) + 1
  if (firstInside >= under.line || cost > maxCost) return null
  return { cost, shares: evenShares(prices) }
}
