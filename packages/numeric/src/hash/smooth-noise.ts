import { normalAt } from './normal-at.ts'

/** Tells this use of a key from others. */
const NOISE = 17

/**
 * Returns a random quantity that drifts smoothly over time: standard normal at any moment, close to itself shortly
 * after, independent two periods later. It can be read at any moment without walking there.
 *
 * @param key     an integer that names the quantity
 * @param at      the moment, in any unit
 * @param period  time between independent values, above 0, in the same unit
 * @returns a standard normal number
 * @throws never
 * @source value noise: normal numbers at multiples of the period, mixed by a smooth step and scaled to a variance of 1
 * @example smoothNoise(1, 0.5, 1) === smoothNoise(1, 5, 10) // => true
 */
export function smoothNoise(key: number, at: number, period: number): number {
  const position = at / period
  const knot = Math.floor(position)
  const t = position - knot
  const weight = t * t * (3 - 2 * t)
  const mixed = normalAt(key, knot, NOISE) * (1 - weight) + normalAt(key, knot + 1, NOISE) * weight
  // Between two knots the mixture varies less than at them.
  return mixed / Math.sqrt(weight * weight + (1 - weight) * (1 - weight))
}
