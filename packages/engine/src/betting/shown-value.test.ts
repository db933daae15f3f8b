import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownValue } from './shown-value.ts'

describe('an expected value as it is shown', () => {
  it.each([
    [0, 0],
    [0.00004, 0],
    [0.0004, 0.0004],
    [0.0005, 0.001],
    [-0.0003, -0.0003],
    [0.0104, 0.01],
    [0.0105, 0.011],
    [-0.0105, -0.011],
    // The wire says 0.95%, and the screen rounds that.
    [0.00946, 0.01],
  ])('of %d is %d', (expectedValue, shown) => expect(shownValue(expectedValue)).toBeCloseTo(shown, 9))

  it('is never on the other side of 0, and never lower for a higher one', () => {
    const value = fc.double({ min: -0.99, max: 3, noNaN: true })
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(shownValue(a) * a).toBeGreaterThanOrEqual(0)
        expect(shownValue(Math.max(a, b))).toBeGreaterThanOrEqual(shownValue(Math.min(a, b)))
      }),
    )
  })
})
