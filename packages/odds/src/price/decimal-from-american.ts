import { type DecimalOdds, decimalOdds } from './decimal-odds.ts'

/**
 * American odds as decimal odds. −100 and +100 both are even money.
 *
 * @param american  −150: stake 150 to win 100; +130: stake 100 to win 130; never between −100 and +100
 * @returns the same price in decimal odds
 * @throws {RangeError} if it lies strictly between −100 and +100, is not finite, or is so large a favorite that
 *         no profit is left in a double
 * @source definition
 * @example decimalFromAmerican(150) // => 2.5
 * @example decimalFromAmerican(-200) // => 1.5
 */
export function decimalFromAmerican(american: number): DecimalOdds {
  if (!(Number.isFinite(american) && Math.abs(american) >= 100)) {
    throw new RangeError(`American odds must be at most -100 or at least +100, got ${american}`)
  }
  return decimalOdds(american > 0 ? 1 + american / 100 : 1 - 100 / american)
}
