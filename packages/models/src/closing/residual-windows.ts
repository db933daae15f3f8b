import { risingOrder } from '@fairline/numeric'
import { shareAbove } from './share-above.ts'

/** Closing residuals in the order of their times, and the times in the middle of the windows they are looked at through. */
export interface ResidualWindows {
  readonly residuals: Float32Array | Float64Array
  /** One per window, rising; each window reaches to about the centers of its neighbors, the first and the last to the end. */
  readonly centers: readonly number[]
}

/**
 * Lays windows over residuals: of equal size, each overlapping half of the next; the first and the last hold three quarters of that.
 *
 * @param residuals  any order, at least one
 * @param times      one per residual, in any unit (for prices the logarithm of the hours left)
 * @param count      of windows, at least 1; a single one holds all residuals
 * @returns the residuals in 32 bits, as they are kept and saved
 * @throws {RangeError} without residuals, or with another number of times
 * @source moving windows over the empirical distribution
 * @example residualWindows([0.2, 0.1], [1, 0], 1).centers // => [1]
 */
export function residualWindows(
  residuals: ArrayLike<number>,
  times: ArrayLike<number>,
  count: number,
): ResidualWindows {
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  if (residuals.length !== times.length)
    throw new RangeError(`one time per residual is needed, got ${times.length} for ${residuals.length}`)
  const order = risingOrder(times)
  const centers = Array.from(
    { length: count },
    (_, i) => times[order[Math.floor(middleOf(i, count, order.length))] as number] as number,
  )
  return { residuals: Float32Array.from(order, (i) => residuals[i] as number), centers }
}

/**
 * The share of past residuals that lie above a bar, of those at about a time: between the middles of two windows, as it is in
 * either by how near it is.
 *
 * @param windows  of `residualWindows`
 * @returns from a bar and a time to the share, never exactly 0 or 1 (see `shareAbove`)
 * @throws {RangeError} without residuals
 * @source linear interpolation
 * @example shareAboveAt(residualWindows([0], [1], 1))(1, 5) // => 10 / 21
 */
export function shareAboveAt({ residuals, centers }: ResidualWindows): (bar: number, time: number) => number {
  const shares = centers.map((_, i) => {
    const window = windowOf(residuals, i, centers.length)
    return shareAbove(window, new Float64Array(window.length).fill(1))
  })
  const [first, last] = [0, centers.length - 1]
  const share = (window: number, bar: number) => (shares[window] as (bar: number) => number)(bar)
  const centerOf = (window: number) => centers[window] as number
  return (bar, time) => {
    if (time <= centerOf(first)) return share(first, bar)
    if (time >= centerOf(last)) return share(last, bar)
    const next = centers.findIndex((center) => center > time)
    const near = (time - centerOf(next - 1)) / (centerOf(next) - centerOf(next - 1))
    return (1 - near) * share(next - 1, bar) + near * share(next, bar)
  }
}

const middleOf = (window: number, count: number, length: number): number => ((window + 0.5) / count) * length

function windowOf(residuals: ResidualWindows['residuals'], window: number, count: number) {
  const [middle, half] = [middleOf(window, count, residuals.length), residuals.length / count]
  return residuals.subarray(Math.max(0, Math.floor(middle - half)), Math.ceil(middle + half))
}
