import { type DecimalOdds, decimalOdds } from './decimal-odds.ts'
import type { Fraction } from './fraction-from-decimal.ts'

/**
 * Fractional odds as decimal odds.
 *
 * @param fraction  profit over stake, both above 0: 5/2 pays 5 for 2
 * @returns the same price in decimal odds
 * @throws {RangeError} if profit or stake is not a finite number above 0
 * @source definition
 * @example decimalFromFraction({ profit: 5, stake: 2 }) // => 3.5
 */
export function decimalFromFraction({ profit, stake }: Fraction): DecimalOdds {
  if (!(profit > 0 && stake > 0 && Number.isFinite(profit) && Number.isFinite(stake))) {
    throw new RangeError(`fractional odds need a profit and a stake above 0, got ${profit}/${stake}`)
  }
  return decimalOdds(1 + profit / stake)
}
