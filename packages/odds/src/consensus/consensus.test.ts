import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probability } from '../price/probability.ts'
import { consensus, type Opinion } from './consensus.ts'

const opinion = (p: number, weight = 1, ageMs = 0): Opinion => ({
  probabilities: [probability(p), probability(1 - p)],
  weight,
  ageMs,
})

describe('consensus of many books', () => {
  it('lies between the books, and sums to 1', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (all) => {
          const found = consensus(
            all.map((p) => opinion(p)),
            1000,
          )!
          expect(found.probabilities[0]! + found.probabilities[1]!).toBeCloseTo(1, 12)
          expect(found.probabilities[0]).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9)
          expect(found.probabilities[0]).toBeLessThanOrEqual(Math.max(...all) + 1e-9)
        },
      ),
    )
  })

  it('does not hear a book whose price is stale, and counts it', () => {
    const found = consensus([opinion(0.5), opinion(0.9, 1, 5000)], 1000)
    expect(found).toEqual({ probabilities: [0.5, 0.5], used: 1, stale: 1 })
  })

  it('hears a price that is as old as is allowed, and no book that weighs nothing', () => {
    expect(consensus([opinion(0.4, 1, 1000), opinion(0.9, 1, 1001)], 1000)).toMatchObject({ used: 1, stale: 1 })
    const found = consensus([opinion(0.4), opinion(0.9, 0)], 1000)!
    expect(found).toEqual({ probabilities: [expect.closeTo(0.4, 12), expect.closeTo(0.6, 12)], used: 1, stale: 0 })
  })

  it('leans to the book that weighs more', () => {
    expect(consensus([opinion(0.4, 3), opinion(0.6, 1)], 1000)!.probabilities[0]).toBeLessThan(0.5)
  })

  it('has no opinion where every book is stale', () => {
    expect(consensus([opinion(0.5, 1, 5000)], 1000)).toBeNull()
    expect(consensus([], 1000)).toBeNull()
  })

  it('refuses books that do not speak of the same outcomes', () => {
    expect(() => consensus([opinion(0.5), { probabilities: [probability(1)], weight: 1, ageMs: 0 }], 1000)).toThrow(
      RangeError,
    )
    expect(() => consensus([opinion(0)], 1000)).toThrow(RangeError)
  })
})
