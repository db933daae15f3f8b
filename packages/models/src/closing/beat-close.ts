import { logit } from '@fairline/numeric'

/**
 * The chance that a price beats the fair closing price: the share of past residuals that would carry the close
 * beyond the chance the price needs.
 *
 * @param residuals  of past selections, any order, at least one: logit(closing chance) − logit(expected closing chance)
 * @param weights    one per residual, each above 0: older games count less
 * @returns a function of the expected closing chance and of the price's own 1/price; its value is shrunk towards ½ as
 *          if ten residuals had been seen on either side, so that it is never exactly 0 or 1
 * @throws {RangeError} without residuals, or with another number of weights
 * @source empirical distribution of the residuals
 * @example beatClose([0], [1])(0.5, 0.5) // => 10 / 21
 */
export function beatClose(
  residuals: readonly number[],
  weights: readonly number[],
): (expected: number, needed: number) => number {
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  if (residuals.length !== weights.length) {
    throw new RangeError(`one weight per residual is needed, got ${weights.length} for ${residuals.length}`)
  }
  const order = Uint32Array.from(residuals.keys()).sort((a, b) => (residuals[a] as number) - (residuals[b] as number))
  const values = Float64Array.from(order, (i) => residuals[i] as number)
  const above = new Float64Array(order.length + 1)
  for (let i = order.length - 1; i >= 0; i--)
    above[i] = (above[i + 1] as number) + (weights[order[i] as number] as number)
  const total = above[0] as number
  return (expected, needed) => {
    const bar = logit(needed) - logit(expected)
    return ((above[firstAbove(values, bar)] as number) + 10) / (total + 20)
  }
}

/** Index of the first value strictly above the bar. */
function firstAbove(values: Float64Array, bar: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) > bar) high = middle
    else low = middle + 1
  }
  return low
}
