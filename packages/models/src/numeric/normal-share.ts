const above = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
]
const below = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
]
const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

/**
 * Share of a standard normal that lies below a number.
 *
 * @param z  any number; in standard deviations from the mean
 * @returns 0 to 1, within 1e-14
 * @throws never
 * @source Hart's rational approximation; held against the error function of Python's standard library
 * @example normalShare(0) // => 0.5
 */
export function normalShare(z: number): number {
  const x = Math.abs(z)
  const density = Math.exp((-x * x) / 2)
  const tail =
    x < 7.07106781186547
      ? (density * polynomial(above, x)) / polynomial(below, x)
      : density / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / Math.sqrt(2 * Math.PI)
  return z > 0 ? 1 - tail : tail
}

/**
 * The number below which a share of a standard normal lies.
 *
 * @param share  in (0, 1)
 * @returns in standard deviations from the mean; infinite for a share of 0 or 1
 * @throws never
 * @source Newton's method on `normalShare`
 * @example normalQuantile(0.5) // => 0
 */
export function normalQuantile(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  // In the far tail a step in the logarithm converges where one in the share would overshoot.
  const tail = Math.min(share, 1 - share)
  let z = -Math.sqrt(-2 * Math.log(tail)) * (tail < 0.4 ? 1 : 0)
  for (let i = 0; i < 60; i++) {
    const below = normalShare(z)
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    const step = (Math.log(below / tail) * below) / density
    z -= step
    if (Math.abs(step) < 1e-15 * (1 + Math.abs(z))) break
  }
  return share < 0.5 ? z : -z
}
