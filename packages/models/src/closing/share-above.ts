import { risingOrder } from '@fairline/numeric'

/** As many residuals are believed to have been seen on either side of any bar. */
const BELIEVED = 10

/**
 * The share of past residuals that lie above a bar, as a function of the bar.
 *
 * @param residuals  any order, at least one
 * @param weights    one per residual, each above 0: older games count less
 * @param order      indexes of the residuals in rising order, where it is at hand
 * @returns from a bar to the share, shrunk towards ½ as if ten residuals had been seen on either side, so that it is never
 *          exactly 0 or 1
 * @throws {RangeError} without residuals, or with another number of weights
 * @source empirical distribution of the residuals
 * @example shareAbove([0], [1])(1) // => 10 / 21
 */
export function shareAbove(
  residuals: ArrayLike<number>,
  weights: ArrayLike<number>,
  order: Uint32Array = risingOrder(residuals),
): (bar: number) => number {
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  if (residuals.length !== weights.length) {
    throw new RangeError(`one weight per residual is needed, got ${weights.length} for ${residuals.length}`)
  }
  const values = new Float64Array(order.length)
  for (let i = 0; i < order.length; i++) values[i] = residuals[order[i] as number] as number
  const above = new Float64Array(order.length + 1)
  for (let i = order.length - 1; i >= 0; i--)
    above[i] = (above[i + 1] as number) + (weights[order[i] as number] as number)
  const total = above[0] as number
  return (bar) => ((above[firstAbove(values, bar)] as number) + BELIEVED) / (total + 2 * BELIEVED)
}

/** Index of the first value strictly above the bar. */
function firstAbove(values: Float64Array, bar: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) > bar) high = middle
    else low = middle + 1
  }
  return low
}
