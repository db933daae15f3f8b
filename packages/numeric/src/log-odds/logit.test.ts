import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logistic } from './logistic.ts'
import { logit } from './logit.ts'

describe('logit', () => {
  // Oracle: mpmath 1.3 at 30 digits.
  it.each([
    [0.01, -4.59511985013459],
    [0.3, -0.8472978603872036],
    [0.999, 6.906754778648553],
  ])('of %d agrees with mpmath', (probability, expected) => {
    expect(logit(probability)).toBeCloseTo(expected, 12)
  })

  it('rejects a probability without finite log-odds', () => {
    for (const probability of [0, 1, -0.1, 1.1, Number.NaN]) expect(() => logit(probability)).toThrow(RangeError)
  })

  it('is the inverse of logistic', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 15, noNaN: true }), (logOdds) => {
        expect(logit(logistic(logOdds))).toBeCloseTo(logOdds, 8)
      }),
    )
  })
})
