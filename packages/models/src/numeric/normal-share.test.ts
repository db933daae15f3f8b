import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalQuantile, normalShare } from './normal-share.ts'

describe('the normal share', () => {
  // 0.5·erfc(−z/√2) of Python's math module.
  it.each([
    [-8, 6.220960574271819e-16],
    [-5, 2.866515718791946e-7],
    [-3, 0.0013498980316300957],
    [-0.3, 0.3820885778110474],
    [0, 0.5],
    [0.7, 0.758036347776927],
    [4, 0.9999683287581669],
  ])('below %d is what another library says', (z, share) => {
    expect(Math.abs(normalShare(z) - share)).toBeLessThan(1e-14)
  })

  it('of both sides is one, and rises', () => {
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (z) => {
        expect(normalShare(z) + normalShare(-z)).toBeCloseTo(1, 14)
        expect(normalShare(z + 0.01)).toBeGreaterThanOrEqual(normalShare(z))
      }),
    )
  })

  it('is undone by the quantile', () => {
    fc.assert(
      fc.property(fc.double({ min: -7, max: 5, noNaN: true }), (z) => {
        expect(normalQuantile(normalShare(z))).toBeCloseTo(z, 8)
      }),
    )
    expect([normalQuantile(0), normalQuantile(0.5), normalQuantile(1)]).toEqual([
      Number.NEGATIVE_INFINITY,
      expect.closeTo(0, 15),
      Number.POSITIVE_INFINITY,
    ])
  })
})
