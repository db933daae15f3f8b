import { normalAt } from './mix.ts'

/**
 * A quantity that drifts over time: standard normal at any moment, near to itself a short time later, independent after a
 * long one. It can be asked at any moment without walking there.
 *
 * @param key     whose quantity it is
 * @param at      the moment, in any unit
 * @param period  time after which it is nearly independent of itself, in the same unit
 */
export function drift(key: number, at: number, period: number): number {
  const place = at / period
  const knot = Math.floor(place)
  const t = place - knot
  const smooth = t * t * (3 - 2 * t)
  const value = normalAt(key, knot, 17) * (1 - smooth) + normalAt(key, knot + 1, 17) * smooth
  // Between two knots the mixture is narrower than at them.
  return value / Math.sqrt(smooth * smooth + (1 - smooth) * (1 - smooth))
}
