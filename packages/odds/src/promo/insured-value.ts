import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/** A bet of which something is given back if it loses. */
export interface InsuredBet {
  readonly probability: Probability
  readonly price: DecimalOdds
  /** Share of the stake that comes back, 0 to 1. */
  readonly back: number
  /** What a unit of that is worth: 1 in cash, what a free bet is turned into (about 0.7) otherwise. */
  readonly worth: number
}

/**
 * Profit expected from a bet of which something is given back if it loses.
 *
 * @param bet  probability, decimal odds, and what comes back
 * @returns per unit staked
 * @throws {RangeError} if probability, share or worth is outside of 0 to 1, or the price not above 1
 * @source definition
 * @example insuredValue({ probability: 0.5, price: 1.9, back: 1, worth: 0.5 }) // => 0.2
 */
export function insuredValue({ probability, price, back, worth }: InsuredBet): number {
  for (const share of [probability, back, worth])
    if (!(share >= 0 && share <= 1)) throw new RangeError(`a share must be a number from 0 to 1, got ${share}`)
  if (!(price > 1)) throw new RangeError(`a price must be above 1, got ${price}`)
  const value = probability * (price - 1) - (1 - probability) * (1 - back * worth)
  return Math.round(value * 1e12) / 1e12
}
