import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countProbabilities, impliedMean } from './count-distribution.ts'

const mean = fc.double({ min: 0.05, max: 60, noNaN: true })
const spread = fc.record({
  linear: fc.double({ min: 0, max: 3, noNaN: true }),
  square: fc.double({ min: 0, max: 0.2, noNaN: true }),
})
const line = fc.integer({ min: 0, max: 80 }).map((half) => half / 2)

describe('a count against a line', () => {
  // Sums of exp(lgamma …) in Python.
  it.each([
    [24.3, 2.48, 0, 22.5, 0.5362427838404976, 0],
    [4.1, 0.295, 0.0004, 4, 0.38723841671751214, 0.17165484933317318],
    [0.7, 0.041, 0.073, 0.5, 0.4880953339008449, 0],
    [2.2, 0, 0, 2.5, 0.37728625000368354, 0],
    [31, 2.34, 0, 30, 0.4824292166669206, 0.039829310424364536],
    [2.7, 0, 0, 2.75, 0.39614166665516337, 0.11023384227137456],
    [2.4, 0, 0, 2.25, 0.43029125334248947, 0.130633852736754],
  ])('of mean %d is what another way of reckoning says', (of, linear, square, at, over, push) => {
    const probabilities = countProbabilities(of, at, { linear, square })
    expect(probabilities.over).toBeCloseTo(over, 12)
    expect(probabilities.push).toBeCloseTo(push, 12)
  })

  it('has chances that sum to one, and a push on whole lines alone', () => {
    fc.assert(
      fc.property(mean, line, spread, (of, at, how) => {
        const { over, push, under } = countProbabilities(of, at, how)
        expect(over + push + under).toBeCloseTo(1, 10)
        for (const probability of [over, push, under]) expect(probability).toBeGreaterThanOrEqual(0)
        if (!Number.isInteger(at)) expect(push).toBe(0)
      }),
    )
  })

  it('is above a line more often the larger its mean, and comes to a Poisson count as the spread goes', () => {
    fc.assert(
      fc.property(mean, line, spread, (of, at, how) => {
        expect(countProbabilities(of * 1.1, at, how).over).toBeGreaterThanOrEqual(
          countProbabilities(of, at, how).over - 1e-12,
        )
      }),
    )
    const poisson = countProbabilities(3, 2.5, { linear: 0, square: 0 }).over
    expect(countProbabilities(3, 2.5, { linear: 1e-9, square: 0 }).over).toBeCloseTo(poisson, 8)
  })

  it('tells its mean from a chance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 50, noNaN: true }), spread, (of, how) => {
        const at = Math.floor(of) + 0.5
        const { over, under } = countProbabilities(of, at, how)
        fc.pre(over > 1e-6 && under > 1e-6)
        expect(impliedMean(at, over, how)).toBeCloseTo(of, 4)
      }),
    )
  })

  it('refuses what cannot be', () => {
    expect(() => countProbabilities(0, 1, { linear: 0, square: 0 })).toThrow(RangeError)
    for (const over of [0, 1, Number.NaN])
      expect(() => impliedMean(1, over, { linear: 0, square: 0 })).toThrow(RangeError)
  })
})
