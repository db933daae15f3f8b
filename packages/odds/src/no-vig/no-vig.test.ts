import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hold } from '../margin/hold.ts'
import { overround } from '../margin/overround.ts'
import { decimalOdds } from '../price/decimal-odds.ts'
import { learnNoVigMethod } from './learn-no-vig-method.ts'
import { type NoVigMethod, noVig, noVigMethods } from './no-vig.ts'

const prices = (...values: number[]) => values.map(decimalOdds)
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

// Oracle: mpmath 1.3 at 30 digits, root-finding each method's own equation.
const golden: [NoVigMethod, number[], number[]][] = [
  ['power', [1.5, 2.6], [0.644649937534058, 0.355350062465942]],
  ['shin', [1.5, 2.6], [0.641025641025641, 0.358974358974359]],
  ['odds-ratio', [1.5, 2.6], [0.641429826363713, 0.358570173636287]],
  ['power', [2.7, 2.3, 4.4], [0.359171099853, 0.423730752994564, 0.217098147152436]],
  ['shin', [2.7, 2.3, 4.4], [0.359343919591909, 0.423243848183119, 0.217412232224971]],
  ['odds-ratio', [2.7, 2.3, 4.4], [0.358810362126167, 0.422561422190601, 0.218628215683233]],
  ['power', [1.05, 13], [0.94599445676645, 0.0540055432335503]],
  ['shin', [1.05, 13], [0.937728937728938, 0.0622710622710623]],
  ['odds-ratio', [1.05, 13], [0.939364295460964, 0.0606357045390363]],
  ['power', [1.01, 21, 101], [0.985855365329449, 0.0127942219619216, 0.00135041270862957]],
  ['shin', [1.01, 21, 101], [0.966672849059029, 0.0310938238656493, 0.00223332707532131]],
  ['odds-ratio', [1.01, 21, 101], [0.976010803163488, 0.0199371397447651, 0.00405205709174655]],
]

describe('taking the margin out', () => {
  it.each(golden)('%s agrees with mpmath on %j', (method, book, expected) => {
    noVig(method, prices(...book)).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 12)
    })
  })

  it('agrees with mpmath on a nine-runner book at 22 % over-round', () => {
    const book = prices(8, 8, 9, 10, 4, 5, 13, 17, 21)
    expect(noVig('power', book)[4]).toBeCloseTo(0.234678759360745, 12)
    expect(noVig('shin', book)[4]).toBeCloseTo(0.234450157449591, 12)
    expect(noVig('odds-ratio', book)[4]).toBeCloseTo(0.230685042132009, 12)
  })

  const book = fc
    .array(fc.double({ min: 1.01, max: 1000, noNaN: true }), { minLength: 2, maxLength: 20 })
    .filter((values) => {
      const total = sum(values.map((value) => 1 / value))
      return total >= 1 && total <= 2
    })

  it.each(noVigMethods)('%s is a distribution that keeps the order of the book, up to a 200 % book', (method) => {
    fc.assert(
      fc.property(book, (values) => {
        const fair = noVig(method, prices(...values))
        expect(sum(fair)).toBeCloseTo(1, 12)
        for (const value of fair) expect(value).toBeGreaterThan(0)
        for (let i = 1; i < fair.length; i++) {
          const [cheaper, likelier] = [values[i]! - values[i - 1]!, fair[i]! - fair[i - 1]!]
          if (Math.abs(cheaper) > 1e-9) expect(Math.sign(likelier) * Math.sign(cheaper)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })

  it.each(noVigMethods)('%s leaves a book without margin as it is', (method) => {
    noVig(method, prices(4, 4, 2)).forEach((value, i) => {
      expect(value).toBeCloseTo([0.25, 0.25, 0.5][i]!, 9)
    })
  })

  it.each(noVigMethods)('%s takes three prices as fair that a rounding leaves just short of a whole book', (method) => {
    // 1/4 + 1/4 + 1/2 of prices given with nine digits: short of 1 by 2 · 1e-9/16.
    noVig(method, prices(4.000000001, 4.000000001, 2)).forEach((value, i) => {
      expect(value).toBeCloseTo([0.25, 0.25, 0.5][i]!, 9)
    })
  })

  it.each(noVigMethods)('%s refuses a book that no margin explains', (method) => {
    expect(() => noVig(method, prices(2.2, 2.2))).toThrow(RangeError)
    expect(() => noVig(method, prices(2))).toThrow(RangeError)
  })

  it('takes more from the long shot with power than with the multiplicative method', () => {
    const lopsided = prices(1.05, 13)
    expect(noVig('power', lopsided)[1]).toBeLessThan(noVig('multiplicative', lopsided)[1]!)
  })
})

describe('overround and hold', () => {
  it('are two views of one margin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1.01, max: 100, noNaN: true }), { minLength: 2, maxLength: 10 }),
        (values) => {
          const over = overround(prices(...values))
          expect(hold(prices(...values))).toBeCloseTo(over / (1 + over), 12)
        },
      ),
    )
  })

  it('put −110 both ways at 4.76 % over-round and 4.55 % hold', () => {
    const standard = prices(1 + 100 / 110, 1 + 100 / 110)
    expect(overround(standard)).toBeCloseTo(1 / 21, 12)
    expect(hold(standard)).toBeCloseTo(1 / 22, 12)
  })
})

describe('learning the method for a kind of market', () => {
  // Prices made with power's own margin from known probabilities, outcomes in exactly those shares.
  const lopsided = Array.from({ length: 1000 }, (_, i) => ({
    prices: prices(1 / 0.95 ** 0.85, 1 / 0.05 ** 0.85),
    winner: i % 20 === 0 ? 1 : 0,
  }))

  // Prices with the same margin on both sides in proportion, outcomes in exactly those shares.
  const proportional = lopsided.map(({ winner }) => ({ prices: prices(1 / (0.95 * 1.04), 1 / (0.05 * 1.04)), winner }))

  it('keeps the power method where prices were made that way, and where nothing speaks for another', () => {
    expect(learnNoVigMethod(lopsided)).toBe('power')
    const even = lopsided.map(({ winner }, i) => ({ prices: prices(1.9, 1.9), winner: (winner + i) % 2 }))
    expect(learnNoVigMethod(even)).toBe('power')
    expect(learnNoVigMethod([])).toBe('power')
  })

  it('finds the multiplicative method where prices were made that way, once there are enough of them', () => {
    const decided = Array.from({ length: 20 }, () => proportional).flat()
    expect(learnNoVigMethod(decided)).toBe('multiplicative')
    expect(learnNoVigMethod(proportional.slice(0, 40))).toBe('power')
  })

  it('keeps the power method while others lead by one standard error, not by two', () => {
    const few = proportional.slice(0, 140)
    expect(learnNoVigMethod(few)).toBe('power')
    expect(learnNoVigMethod(few, 1)).toBe('multiplicative')
  })

  it('refuses a winner that was not priced', () => {
    expect(() => learnNoVigMethod([{ prices: prices(1.9, 1.9), winner: 2 }])).toThrow(RangeError)
  })
})
