/**
 * Where a falling function crosses zero: regula falsi with Illinois' correction, halving where that is slow.
 *
 * @param f     falling on [low, high], with f(low) ≥ 0 ≥ f(high)
 * @param low   left end of the interval
 * @param high  right end of the interval
 * @returns x where |f(x)| is about as near to 0 as doubles allow
 * @throws {RangeError} if f does not change sign on the interval
 * @source the bracket argument: the sign change is kept at every step
 * @example findRoot((x) => 2 - x, 0, 5) // => 2
 */
export function findRoot(f: (x: number) => number, low: number, high: number): number {
  let [left, right, fLeft, fRight] = [low, high, f(low), f(high)]
  if (!(fLeft >= 0 && fRight <= 0)) throw new RangeError(`no sign change between ${low} and ${high}`)
  let side = 0
  for (let step = 0; step < 200 && fLeft !== fRight; step++) {
    const slope = (fLeft * right - fRight * left) / (fLeft - fRight)
    // Every fourth step halves, so that a badly bent function cannot keep one end for long.
    const middle = step % 4 === 3 || !(slope > left && slope < right) ? (left + right) / 2 : slope
    if (middle === left || middle === right) break
    const value = f(middle)
    if (value === 0) return middle
    if (value > 0) {
      ;[left, fLeft] = [middle, value]
      if (side === 1) fRight /= 2
      side = 1
    } else {
      ;[right, fRight] = [middle, value]
      if (side === -1) fLeft /= 2
      side = -1
    }
    if (right - left <= 1e-16 * Math.max(1, Math.abs(left))) break
  }
  return Math.abs(fLeft) < Math.abs(fRight) ? left : right
}
