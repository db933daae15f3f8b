import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/**
 * Expected value of a bet that wins or loses: p·(d − 1) − (1 − p).
 *
 * @param win    probability to win
 * @param price  decimal odds
 * @returns profit expected per unit staked, a fraction; at least −1
 * @throws {RangeError} if the probability is not in 0 to 1
 * @source definition
 * @example expectedValue(0.5, 2.5) // => 0.25
 */
export function expectedValue(win: Probability, price: DecimalOdds): number {
  if (!(win >= 0 && win <= 1)) throw new RangeError(`a probability must be a number from 0 to 1, got ${win}`)
  return win * price - 1
}
