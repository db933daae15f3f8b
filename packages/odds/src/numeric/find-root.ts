/**
 * Where a falling function crosses zero, by Ridders' method: a halving, then a step along the exponential through
 * both ends and the middle. The sign change stays bracketed, so it cannot run away.
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
  let left = { x: low, y: f(low) }
  let right = { x: high, y: f(high) }
  if (!(left.y >= 0 && right.y <= 0)) throw new RangeError(`no sign change between ${low} and ${high}`)
  for (let step = 0; step < 100 && left.y !== 0 && right.y !== 0; step++) {
    const half = (left.x + right.x) / 2
    if (half === left.x || half === right.x) break
    const middle = { x: half, y: f(half) }
    const bend = Math.sqrt(middle.y * middle.y - left.y * right.y)
    const x = half + ((half - left.x) * middle.y) / bend
    const guess = { x, y: f(x) }
    const [first, second] = x < half ? [guess, middle] : [middle, guess]
    if (first.y <= 0) right = first
    else if (second.y > 0) left = second
    else [left, right] = [first, second]
  }
  return left.y < -right.y ? left.x : right.x
}
