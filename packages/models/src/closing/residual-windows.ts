import { risingOrder } from '@fairline/numeric'
import { shareAbove } from './share-above.ts'

/** Where a window lies over residuals in the order of their times, in shares of them: 0–1, `to` above `from`. */
export interface WindowSpan {
  readonly from: number
  readonly to: number
  /** The residual there has the time the window is meant for. */
  readonly center: number
}

/** A window over residuals: those from one index up to another, and the time it is meant for. */
export interface ResidualWindow {
  readonly from: number
  readonly to: number
  readonly center: number
}

/** Closing residuals in the order of their times, and the windows they are looked at through, by rising time. */
export interface ResidualWindows {
  readonly residuals: Float32Array | Float64Array
  readonly windows: readonly ResidualWindow[]
}

/**
 * Spans of equal size, each overlapping half of the next; the first and the last hold three quarters of that.
 *
 * @param count  at least 1; a single one holds everything
 * @returns spans by rising center
 * @throws never
 * @source moving windows over the empirical distribution
 * @example evenSpans(1) // => [{ from: 0, to: 1, center: 0.5 }]
 */
export function evenSpans(count: number): WindowSpan[] {
  return Array.from({ length: count }, (_, i) => {
    const center = (i + 0.5) / count
    return { from: Math.max(0, center - 1 / count), to: Math.min(1, center + 1 / count), center }
  })
}

/**
 * Lays windows over residuals.
 *
 * @param residuals  any order, at least one
 * @param times      one per residual, in any unit (for prices the logarithm of the hours left)
 * @param spans      of the windows, by rising center, at least one
 * @returns the residuals in 32 bits, as they are kept and saved
 * @throws {RangeError} without residuals, or with another number of times
 * @source moving windows over the empirical distribution
 * @example residualWindows([0.2, 0.1], [1, 0], evenSpans(1)).windows // => [{ from: 0, to: 2, center: 1 }]
 */
export function residualWindows(
  residuals: ArrayLike<number>,
  times: ArrayLike<number>,
  spans: readonly WindowSpan[],
): ResidualWindows {
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  if (residuals.length !== times.length)
    throw new RangeError(`one time per residual is needed, got ${times.length} for ${residuals.length}`)
  const order = risingOrder(times)
  const windows = spans.map(({ from, to, center }) => ({
    from: Math.floor(from * order.length),
    to: Math.ceil(to * order.length),
    center: times[order[Math.floor(center * order.length)] as number] as number,
  }))
  return { residuals: Float32Array.from(order, (i) => residuals[i] as number), windows }
}

/**
 * The share of past residuals that lie above a bar, of those at about a time: between the centers of two windows, as it is in
 * either by how near it is.
 *
 * @param windows  of `residualWindows`
 * @returns from a bar and a time to the share, never exactly 0 or 1 (see `shareAbove`)
 * @throws {RangeError} without residuals
 * @source linear interpolation
 * @example shareAboveAt(residualWindows([0], [1], evenSpans(1)))(1, 5) // => 10 / 21
 */
export function shareAboveAt({ residuals, windows }: ResidualWindows): (bar: number, time: number) => number {
  const shares = windows.map(({ from, to }) => {
    const window = residuals.subarray(from, to)
    return shareAbove(window, new Float64Array(window.length).fill(1))
  })
  const last = windows.length - 1
  const share = (window: number, bar: number) => (shares[window] as (bar: number) => number)(bar)
  const centerOf = (window: number) => (windows[window] as ResidualWindow).center
  return (bar, time) => {
    if (time <= centerOf(0)) return share(0, bar)
    if (time >= centerOf(last)) return share(last, bar)
    const next = windows.findIndex(({ center }) => center > time)
    const near = (time - centerOf(next - 1)) / (centerOf(next) - centerOf(next - 1))
    return (1 - near) * share(next - 1, bar) + near * share(next, bar)
  }
}
