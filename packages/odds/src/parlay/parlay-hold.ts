import { noVigMultiplicative } from '../no-vig/no-vig-multiplicative.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import { type Parlay, parlay } from './parlay.ts'

/** A leg with the prices of all that can happen, the backed one first. */
export type PricedLeg = readonly [backed: DecimalOdds, ...others: DecimalOdds[]]

/** A parlay as a book prices it: what it pays, and what the book keeps of every unit staked. */
export interface ParlayHold extends Parlay {
  readonly hold: number
}

/**
 * What a book keeps of a parlay: the margins of its legs multiply.
 *
 * @param legs     independent legs, each with the prices of all its outcomes
 * @param offered  decimal odds the book pays for the parlay; the product of its legs where it is not named
 * @returns price, fair probability and the share of the stake that the book keeps
 * @throws {RangeError} without a leg, with a leg of one price, or a price not above 1
 * @source margins taken out of each leg in proportion; independence
 * @example Math.round(1000 * parlayHold([[1.9, 1.9], [1.9, 1.9]]).hold) // => 97
 */
export function parlayHold(legs: readonly PricedLeg[], offered?: DecimalOdds): ParlayHold {
  const fair = parlay(
    legs.map((prices) => ({ price: prices[0], probability: noVigMultiplicative(prices)[0] as never })),
  )
  const price = offered ?? fair.price
  if (!(price > 1)) throw new RangeError(`a price must be above 1, got ${price}`)
  return { ...fair, price, expectedValue: fair.probability * price - 1, hold: 1 - fair.probability * price }
}
