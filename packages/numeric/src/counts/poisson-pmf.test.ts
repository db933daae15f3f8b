import { describe, expect, it } from 'vitest'
import { poissonPmf } from './poisson-pmf.ts'

describe('poissonPmf', () => {
  // Oracle: mpmath 1.3 at 30 digits.
  it.each([
    [0.4, [0.670320046035639, 0.268128018414256, 0.0536256036828511, 0.00715008049104682]],
    [2.7, [0.0672055127397498, 0.181454884397324, 0.244964093936388, 0.220467684542749, 0.148815687066356]],
    [30, [9.35762296884017e-14, 2.80728689065205e-12, 4.21093033597808e-11]],
  ])('with mean %d agrees with mpmath', (mean, expected) => {
    poissonPmf(mean, expected.length).forEach((probability, i) => {
      expect(probability / expected[i]!).toBeCloseTo(1, 12)
    })
  })

  it('is certain of 0 for a mean of 0', () => {
    expect(poissonPmf(0, 3)).toEqual([1, 0, 0])
  })

  it('rejects a negative mean', () => {
    expect(() => poissonPmf(-1, 3)).toThrow(RangeError)
    expect(() => poissonPmf(Number.NaN, 3)).toThrow(RangeError)
  })
})
