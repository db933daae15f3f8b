/**
 * The value of a piecewise linear function, constant beyond its outermost knots.
 *
 * @param knots  in any order, each `at` once; none means 0 everywhere
 * @returns the value between the knots next to `at`
 * @throws never
 * @source by its definition
 * @example interpolateKnots([{ at: 0, value: 1 }, { at: 2, value: 3 }], 1) // => 2
 */
export function interpolateKnots(
  knots: readonly { readonly at: number; readonly value: number }[],
  at: number,
): number {
  let below: { at: number; value: number } | null = null
  let above: { at: number; value: number } | null = null
  for (const knot of knots) {
    if (knot.at <= at && (below === null || knot.at > below.at)) below = knot
    if (knot.at >= at && (above === null || knot.at < above.at)) above = knot
  }
  if (below === null || above === null) return (below ?? above)?.value ?? 0
  if (below.at === above.at) return below.value
  return below.value + ((above.value - below.value) * (at - below.at)) / (above.at - below.at)
}
