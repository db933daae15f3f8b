import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/**
 * Kelly stake of one bet: the share of the bankroll that makes it grow fastest in the long run.
 *
 * @param win       probability to win
 * @param price     decimal odds
 * @param fraction  share of full Kelly to stake, 0 to 1: 0.25 is quarter Kelly
 * @returns a fraction of the bankroll, 0 where the bet has no value, below 1
 * @throws {RangeError} if the probability or the fraction is not in 0 to 1
 * @source maximum of p·log(1 + f(d − 1)) + (1 − p)·log(1 − f)
 * @example kelly(0.5, 3) // => 0.25
 * @example kelly(0.5, 3, 0.5) // => 0.125
 */
export function kelly(win: Probability, price: DecimalOdds, fraction = 1): number {
  if (!(win >= 0 && win <= 1)) throw new RangeError(`a probability must be a number from 0 to 1, got ${win}`)
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError(`a Kelly fraction must be from 0 to 1, got ${fraction}`)
  return Math.max(0, (fraction * (win * price - 1)) / (price - 1))
}
