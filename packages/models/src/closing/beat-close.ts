import { logit } from '@fairline/numeric'
import { shareAbove } from './share-above.ts'

/**
 * The probability that a price beats the fair closing price: the share of past residuals that would carry the close
 * beyond the probability the price needs.
 *
 * @param residuals  of past selections, any order, at least one: logit(closing probability) − logit(expected closing probability)
 * @param weights    one per residual, each above 0: older games count less
 * @param order      indexes of the residuals in rising order, where it is at hand
 * @returns a function of the expected closing probability and of the price's own 1/price; its value is shrunk towards ½ as
 *          if ten residuals had been seen on either side, so that it is never exactly 0 or 1
 * @throws {RangeError} without residuals, or with another number of weights
 * @source empirical distribution of the residuals
 * @example beatClose([0], [1])(0.5, 0.5) // => 10 / 21
 */
export function beatClose(
  residuals: ArrayLike<number>,
  weights: ArrayLike<number>,
  order?: Uint32Array,
): (expected: number, needed: number) => number {
  const share = shareAbove(residuals, weights, order)
  return (expected, needed) => share(logit(needed) - logit(expected))
}
