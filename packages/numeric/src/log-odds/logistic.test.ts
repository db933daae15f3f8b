import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logistic } from './logistic.ts'

describe('logistic', () => {
  // Oracle: mpmath 1.3 at 30 digits.
  it.each([
    [-4, 0.01798620996209156],
    [0.3, 0.574442516811659],
    [2, 0.8807970779778824],
  ])('of %d agrees with mpmath', (logOdds, expected) => {
    expect(logistic(logOdds)).toBeCloseTo(expected, 15)
  })

  it('rises, and gives opposite log-odds complementary probabilities', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (logOdds) => {
        expect(logistic(logOdds) + logistic(-logOdds)).toBeCloseTo(1, 14)
        expect(logistic(logOdds + 0.1)).toBeGreaterThan(logistic(logOdds))
      }),
    )
  })

  it('reaches 0 and 1 at infinite log-odds', () => {
    expect([logistic(Number.NEGATIVE_INFINITY), logistic(Number.POSITIVE_INFINITY)]).toEqual([0, 1])
  })
})
