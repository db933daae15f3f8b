import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPmf } from './count-pmf.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const moment = (values: readonly number[], power: number) => values.reduce((total, p, n) => total + p * n ** power, 0)

describe('countPmf', () => {
  it('sums to 1 and has the mean and variance it was given', () => {
    const dispersion = fc.record({
      linear: fc.double({ min: 0, max: 3, noNaN: true }),
      square: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), dispersion, (mean, { linear, square }) => {
        const pmf = countPmf(mean, { linear, square }, 1000)
        expect(sum(pmf)).toBeCloseTo(1, 10)
        expect(moment(pmf, 1)).toBeCloseTo(mean, 8)
        expect(moment(pmf, 2) - moment(pmf, 1) ** 2).toBeCloseTo(mean * (1 + linear) + square * mean ** 2, 5)
      }),
      { numRuns: 50 },
    )
  })

  it('is certain of 0 for a mean of 0, rounding included', () => {
    for (const mean of [0, 1e-12, -1e-17]) {
      expect(countPmf(mean, { linear: 1, square: 0 }, 3)).toEqual([1, 0, 0])
    }
  })

  it('rejects a mean that is negative, not a number, or too large for doubles', () => {
    for (const mean of [-0.1, Number.NaN, 800]) {
      expect(() => countPmf(mean, { linear: 0, square: 0 }, 3)).toThrow(RangeError)
    }
  })
})
