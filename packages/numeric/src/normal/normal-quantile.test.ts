import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCdf } from './normal-cdf.ts'
import { normalQuantile } from './normal-quantile.ts'

describe('normalQuantile', () => {
  // Oracle: mpmath 1.3 at 30 digits, solving ncdf(z) = p.
  it.each([
    [1e-12, -7.03448382530113],
    [0.001, -3.09023230616781],
    [0.025, -1.95996398454005],
    [0.3, -0.524400512708041],
    [0.75, 0.674489750196082],
    [0.999, 3.09023230616781],
  ])('of %d agrees with mpmath', (probability, z) => {
    expect(normalQuantile(probability)).toBeCloseTo(z, 9)
  })

  it('is the inverse of normalCdf', () => {
    fc.assert(
      fc.property(fc.double({ min: -7, max: 5, noNaN: true }), (z) => {
        expect(normalQuantile(normalCdf(z))).toBeCloseTo(z, 8)
      }),
    )
  })

  it('is infinite for certain outcomes and rejects what is no probability', () => {
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
    for (const value of [-0.1, 1.1, Number.NaN]) expect(() => normalQuantile(value)).toThrow(RangeError)
  })
})
