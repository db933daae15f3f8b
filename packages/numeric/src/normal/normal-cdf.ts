/** Beyond this many standard deviations a continued fraction replaces the rational approximation. */
const FAR_TAIL = 7.07106781186547

/**
 * Probability that a standard normal variable lies below z.
 *
 * @param z  any number, in standard deviations from the mean
 * @returns 0 to 1, within 1e-14
 * @throws never
 * @source Hart's rational approximation; checked against the error function of Python's standard library
 * @example normalCdf(0) // => 0.5
 */
export function normalCdf(z: number): number {
  const x = Math.abs(z)
  const exponential = Math.exp((-x * x) / 2)
  const tail =
    x < FAR_TAIL
      ? (exponential * numerator(x)) / denominator(x)
      : exponential / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / Math.sqrt(2 * Math.PI)
  return z > 0 ? 1 - tail : tail
}

function numerator(x: number): number {
  let sum = 0.0352624965998911
  sum = sum * x + 0.700383064443688
  sum = sum * x + 6.37396220353165
  sum = sum * x + 33.912866078383
  sum = sum * x + 112.079291497871
  sum = sum * x + 221.213596169931
  return sum * x + 220.206867912376
}

function denominator(x: number): number {
  let sum = 0.0883883476483184
  sum = sum * x + 1.75566716318264
  sum = sum * x + 16.064177579207
  sum = sum * x + 86.7807322029461
  sum = sum * x + 296.564248779674
  sum = sum * x + 637.333633378831
  sum = sum * x + 793.826512519948
  return sum * x + 440.413735824752
}
