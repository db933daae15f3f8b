/**
 * Share of a standard normal below a number, within 1e-7.
 *
 * @source Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 26.2.17
 */
export function normalShare(z: number): number {
  const x = Math.abs(z)
  const t = 1 / (1 + 0.2316419 * x)
  const density = 0.3989422804014327 * Math.exp((-x * x) / 2)
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? 1 - tail : tail
}
