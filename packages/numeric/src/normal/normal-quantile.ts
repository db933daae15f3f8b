import { normalCdf } from './normal-cdf.ts'

/**
 * Returns the z below which a standard normal variable lies with the given probability; the inverse of `normalCdf`.
 *
 * @param probability  0 to 1
 * @returns in standard deviations from the mean, within 1e-9 from 1e-12 to 1 − 1e-12; −∞ for 0, ∞ for 1
 * @throws {RangeError} if the probability is outside 0 to 1
 * @source Newton's method on `normalCdf`
 * @example normalQuantile(0.5) // => 0
 */
export function normalQuantile(probability: number): number {
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError(`a probability must be from 0 to 1, got ${probability}`)
  if (probability === 0) return Number.NEGATIVE_INFINITY
  if (probability === 1) return Number.POSITIVE_INFINITY
  const tail = Math.min(probability, 1 - probability)
  let z = tail < 0.4 ? -Math.sqrt(-2 * Math.log(tail)) : 0
  for (let i = 0; i < 60; i++) {
    const below = normalCdf(z)
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    // In the far tail a step in the logarithm converges where a step in the probability would overshoot.
    const step = (Math.log(below / tail) * below) / density
    z -= step
    if (Math.abs(step) < 1e-15 * (1 + Math.abs(z))) break
  }
  return probability < 0.5 ? z : 0 - z
}
