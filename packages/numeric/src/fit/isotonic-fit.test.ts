import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isotonicFit } from './isotonic-fit.ts'

const value = fc.double({ min: -5, max: 5, noNaN: true })
const weighted = fc.array(fc.tuple(value, fc.double({ min: 0.01, max: 10, noNaN: true })), {
  minLength: 1,
  maxLength: 12,
})

describe('isotonicFit', () => {
  it('never falls, keeps the weighted mean, and leaves a rising sequence as it is', () => {
    fc.assert(
      fc.property(weighted, (pairs) => {
        const values = pairs.map(([one]) => one)
        const weights = pairs.map(([, weight]) => weight)
        const fitted = isotonicFit(values, weights)
        for (const [i, one] of fitted.entries()) if (i > 0) expect(one).toBeGreaterThanOrEqual(fitted[i - 1]!)
        const sum = (of: readonly number[]) => of.reduce((total, one, i) => total + one * weights[i]!, 0)
        expect(sum(fitted)).toBeCloseTo(sum(values), 9)
        const rising = values.toSorted((a, b) => a - b)
        expect(isotonicFit(rising, weights)).toEqual(rising)
      }),
    )
  })

  it('pools a block that falls into its mean', () => {
    expect(isotonicFit([1, 5, 3, 4, 2, 6], [1, 1, 1, 1, 1, 1])).toEqual([1, 3.5, 3.5, 3.5, 3.5, 6])
  })
})
