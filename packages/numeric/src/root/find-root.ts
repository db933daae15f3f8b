/**
 * Finds where a decreasing function crosses zero with Ridders' method: bisects, then steps along the exponential
 * through both ends and the midpoint.
 *
 * @param f     decreasing on [low, high], with f(low) ≥ 0 ≥ f(high)
 * @param low   left end of the interval
 * @param high  right end of the interval
 * @returns x where |f(x)| is about as close to 0 as doubles allow
 * @throws {RangeError} if f(low) < 0, f(high) > 0, or one of them is not a number
 * @source the bracket argument: every step keeps the sign change between both ends, so it cannot diverge
 * @example findRoot((x) => 2 - x, 0, 5) // => 2
 */
export function findRoot(f: (x: number) => number, low: number, high: number): number {
  let left = { x: low, y: f(low) }
  let right = { x: high, y: f(high) }
  if (!(left.y >= 0 && right.y <= 0))
    throw new RangeError(`no root between ${low} and ${high}: f goes from ${left.y} to ${right.y}, not from ≥ 0 to ≤ 0`)
  for (let step = 0; step < 100 && left.y !== 0 && right.y !== 0; step++) {
    const midpoint = (left.x + right.x) / 2
    if (midpoint === left.x || midpoint === right.x) break
    const middle = { x: midpoint, y: f(midpoint) }
    const x = ridderStep(left, middle, right)
    const guess = { x, y: f(x) }
    const [first, second] = x < midpoint ? [guess, middle] : [middle, guess]
    if (first.y <= 0) right = first
    else if (second.y > 0) left = second
    else {
      left = first
      right = second
    }
  }
  return left.y < -right.y ? left.x : right.x
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the exponential through three equally spaced points crosses zero. */
function ridderStep(left: Point, middle: Point, right: Point): number {
  const denominator = Math.sqrt(middle.y * middle.y - left.y * right.y)
  // Where the products are too small for a double there is no exponential to follow: bisects.
  return denominator > 0 ? middle.x + ((middle.x - left.x) * middle.y) / denominator : middle.x
}
