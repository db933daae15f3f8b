import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCdf } from './normal-cdf.ts'

describe('normalCdf', () => {
  // Oracle: 0.5·erfc(−z/√2) of Python's math module.
  it.each([
    [-8, 6.220960574271819e-16],
    [-5, 2.866515718791946e-7],
    [-3, 0.0013498980316300957],
    [-0.3, 0.3820885778110474],
    [0, 0.5],
    [0.7, 0.758036347776927],
    [4, 0.9999683287581669],
  ])('at %d agrees with Python', (z, probability) => {
    expect(Math.abs(normalCdf(z) - probability)).toBeLessThan(1e-14)
  })

  it('rises, and both tails of ±z sum to 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (z) => {
        expect(normalCdf(z) + normalCdf(-z)).toBeCloseTo(1, 14)
        expect(normalCdf(z + 0.01)).toBeGreaterThanOrEqual(normalCdf(z))
      }),
    )
  })

  it('reaches 0 and 1 at the infinite ends', () => {
    expect([normalCdf(Number.NEGATIVE_INFINITY), normalCdf(Number.POSITIVE_INFINITY)]).toEqual([0, 1])
  })
})
