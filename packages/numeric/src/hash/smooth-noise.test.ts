import { describe, expect, it } from 'vitest'
import { smoothNoise } from './smooth-noise.ts'

const keys = Array.from({ length: 20_000 }, (_, key) => key)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Of many quantities, the mean product of their values at two moments: the correlation of standard normals. */
const correlation = (first: number, second: number) =>
  mean(keys.map((key) => smoothNoise(key, first, 10) * smoothNoise(key, second, 10)))

describe('smoothNoise', () => {
  it.each([0, 2.5, 5, 9, -3])('has mean 0 and variance 1 at moment %d', (at) => {
    expect(mean(keys.map((key) => smoothNoise(key, at, 10)))).toBeCloseTo(0, 1)
    // The variance of 20,000 normals has a standard error of 0.01.
    expect(Math.abs(correlation(at, at) - 1)).toBeLessThan(0.04)
  })

  it('stays close to itself for a short time and is independent two periods later', () => {
    expect(correlation(12, 12.5)).toBeGreaterThan(0.98)
    expect(Math.abs(correlation(12, 32))).toBeLessThan(0.03)
  })

  it.each([-20, -10, 0, 10, 20])('does not jump as it passes moment %d, before or after 0', (at) => {
    // It is flat at multiples of the period: a thousandth of a period away it differs by some millionths.
    for (const key of keys.slice(0, 100))
      expect(smoothNoise(key, at + 0.01, 10)).toBeCloseTo(smoothNoise(key, at - 0.01, 10), 3)
  })
})
