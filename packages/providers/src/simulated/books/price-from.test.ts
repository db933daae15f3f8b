import { americanFromDecimal } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceFrom, withEvenMargin, withMargin } from './price-from.ts'

const probability = fc.double({ min: 0.02, max: 0.98, noNaN: true })

describe('a book’s prices', () => {
  it('carry the margin that was asked for, more of it on long shots', () => {
    fc.assert(
      fc.property(probability, fc.double({ min: 0.01, max: 0.09, noNaN: true }), (first, margin) => {
        const [a, b] = withMargin([first, 1 - first], margin) as [number, number]
        expect(a + b).toBeCloseTo(1 + margin, 4)
        expect(a).toBeGreaterThan(first)
        const [long, short] = first < 0.5 ? [a / first, b / (1 - first)] : [b / (1 - first), a / first]
        expect(long).toBeGreaterThanOrEqual(short - 1e-9)
      }),
    )
  })

  it('on players carry it in proportion, and less of it where hardly anything is left to add', () => {
    fc.assert(
      fc.property(probability, fc.double({ min: 0.01, max: 0.09, noNaN: true }), (first, margin) => {
        const [a, b] = withEvenMargin([first, 1 - first], margin) as [number, number]
        expect(a / first).toBeCloseTo(b / (1 - first), 9)
        expect(a + b).toBeLessThanOrEqual(1 + margin + 1e-9)
        expect(Math.max(a, b)).toBeLessThan(1)
      }),
    )
    expect(withEvenMargin([0.5, 0.5], 0.07)).toEqual([0.535, 0.535])
  })

  it('are whole American odds, in fives where the book writes fives, and never rise with the chance', () => {
    fc.assert(
      fc.property(probability, probability, fc.constantFrom(1, 5), (a, b, step) => {
        const american = americanFromDecimal(priceFrom(a, step as 1 | 5))
        expect(american % step).toBe(american < 0 ? -0 : 0)
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(priceFrom(low, step as 1 | 5)).toBeGreaterThanOrEqual(priceFrom(high, step as 1 | 5))
      }),
    )
  })
})
