import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRoot } from './find-root.ts'

describe('findRoot', () => {
  // Oracle: mpmath 1.3 at 30 digits.
  it.each([
    ['cos x = x', (x: number) => Math.cos(x) - x, 0, 2, 0.7390851332151606],
    ['x³ = 2', (x: number) => 2 - x ** 3, 0, 100, 1.259921049894873],
    ['x⁵ = 200', (x: number) => 200 - x ** 5, -50, 50, 2.885399811814427],
    ['e^−x = 0.001', (x: number) => Math.exp(-x) - 0.001, 0, 700, 6.907755278982137],
  ])('agrees with mpmath on %s', (_, f, low, high, root) => {
    expect(findRoot(f, low, high)).toBeCloseTo(root, 12)
  })

  it('needs a bounded number of evaluations on a curve that is almost flat', () => {
    let evaluations = 0
    const counted = (x: number) => {
      evaluations += 1
      return Math.exp(-x) - 0.001
    }
    findRoot(counted, 0, 700)
    expect(evaluations).toBeLessThan(80)
  })

  it('returns an end of the interval where the function is already 0', () => {
    expect(findRoot((x) => 1 - x, 1, 4)).toBe(1)
    expect(findRoot((x) => 4 - x, 1, 4)).toBe(4)
  })

  it('finds the root of any decreasing cubic it brackets', () => {
    const slope = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), slope, slope, (root, linear, cubic) => {
        const f = (x: number) => linear * (root - x) + cubic * (root - x) ** 3
        expect(findRoot(f, -10, 10)).toBeCloseTo(root, 9)
      }),
    )
  })

  it('survives function values whose products are below what a double can hold', () => {
    expect(findRoot((x) => 1e-200 * (1 - x), -3, 10)).toBeCloseTo(1, 12)
  })

  it('rejects an interval without a change from positive to negative', () => {
    expect(() => findRoot((x) => 5 - x, 0, 4)).toThrow(RangeError)
    expect(() => findRoot((x) => x - 2, 0, 4)).toThrow(RangeError)
    expect(() => findRoot(() => Number.NaN, 0, 4)).toThrow(RangeError)
  })
})
