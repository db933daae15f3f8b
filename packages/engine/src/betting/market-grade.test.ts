import { fullGame, type Market } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { withOffers } from './evaluate-bet.ts'
import type { PricedBet } from './evaluated-bet.ts'
import { marketGradeOf } from './market-grade.ts'

const total = fullGame('total', 8.5)
const betOn = (selection: 'over' | 'under', prices: readonly number[], market: Market = total) =>
  pricedBet({ market, selection, prices: Object.fromEntries(prices.map((price, i) => [`book ${i}`, price])) })
const many = (price: number) => Array.from({ length: 8 }, () => price)

describe('the grade of a market', () => {
  it('is A where eight books agree on fresh prices that keep next to nothing', () => {
    const over = betOn('over', many(1.99))
    expect(marketGradeOf(over, [over, betOn('under', many(1.99))], 60_000)).toEqual({
      grade: 'A',
      hold: expect.closeTo(2 / 1.99 - 1, 12),
      dispersion: expect.closeTo(0, 12),
      books: 8,
      ageSeconds: 60,
    })
  })

  it('falls with the age of the best price, the hold and the distance between the books', () => {
    const over = betOn('over', [2.2, 1.8, 1.8, 1.8])
    const under = betOn('under', [1.75])
    const { grade, hold, dispersion } = marketGradeOf(over, [over, under], 2 * 3_600_000)
    expect(hold).toBeCloseTo(1 / 2.2 + 1 / 1.75 - 1, 12)
    // Three of 1/1.8 and one of 1/2.2: the deviation is half the distance.
    expect(dispersion).toBeCloseTo((1 / 1.8 - 1 / 2.2) / 2, 12)
    expect(grade).toBe('D')
  })

  it('knows no hold while a selection has no price, and takes none of another period for it', () => {
    const over = betOn('over', many(1.9))
    expect(marketGradeOf(over, [over], 0).hold).toBeNull()
    const half = betOn('under', many(1.9), { ...total, period: 'first-half' })
    expect(marketGradeOf(over, [over, half], 0).hold).toBeNull()
  })

  it('counts neither the price nor the book of a stale quote', () => {
    const fresh = betOn('over', [1.99, 1.98, 1.97, 1.96])
    const stale = { ...fresh.offers[0]!, book: 'stale', price: decimalOdds(2.6), isStale: true, expectedValue: null }
    const over = withOffers(fresh, [...fresh.offers, stale]) as PricedBet
    const under = betOn('under', [1.95])
    expect(marketGradeOf(over, [over, under], 0)).toEqual(marketGradeOf(fresh, [fresh, under], 0))
  })

  it('knows no dispersion of a single book', () => {
    const over = betOn('over', [1.9])
    expect(marketGradeOf(over, [over], 0)).toMatchObject({ dispersion: null, books: 1 })
  })

  it('has the dispersion of two books', () => {
    // 1/2 and 1/1.6 lie 0.125 apart: the deviation of two is their distance over √2.
    const over = betOn('over', [2, 1.6])
    expect(marketGradeOf(over, [over], 0).dispersion).toBeCloseTo(0.125 / Math.SQRT2, 12)
  })

  it('knows no hold if the other selection is listed without a price', () => {
    const over = betOn('over', many(1.99))
    const gone = withOffers(betOn('under', many(1.99)), [])
    expect(marketGradeOf(over, [over, gone], 0).hold).toBeNull()
  })

  it('measures the age from the moment the best price was seen, and never below 0', () => {
    const over = { ...betOn('over', many(1.99)), quotedAt: 30_000 }
    expect(marketGradeOf(over, [over], 90_000).ageSeconds).toBe(60)
    expect(marketGradeOf(over, [over], 20_000).ageSeconds).toBe(0)
  })

  // Points of hold, dispersion, age and books. Prices of 1.99, 1.95 and 1.9 hold 0.5%, 2.6% and 5.3%.
  it.each([
    [1.99, 8, 600, 'A'], // 2 + 2 + 2 + 2
    [1.99, 7, 600, 'A'], // 2 + 2 + 2 + 1
    [1.95, 8, 600, 'A'], // 1 + 2 + 2 + 2
    [1.95, 7, 600, 'B'], // 1 + 2 + 2 + 1
    [1.99, 3, 600, 'B'], // 2 + 2 + 2 + 0
    [1.99, 3, 601, 'B'], // 2 + 2 + 1 + 0
    [1.95, 3, 600, 'B'], // 1 + 2 + 2 + 0
    [1.95, 3, 601, 'C'], // 1 + 2 + 1 + 0
    [1.99, 3, 3601, 'C'], // 2 + 2 + 0 + 0
    [1.9, 3, 3600, 'C'], // 0 + 2 + 1 + 0
    [1.9, 4, 3601, 'C'], // 0 + 2 + 0 + 1
    [1.9, 3, 3601, 'D'], // 0 + 2 + 0 + 0
  ])('at %d, quoted by %d books, the best price %d seconds old, is %s', (price, books, seconds, grade) => {
    const prices = Array.from({ length: books }, () => price)
    const over = betOn('over', prices)
    expect(marketGradeOf(over, [over, betOn('under', prices)], seconds * 1000).grade).toBe(grade)
  })

  it('gets no points for a hold that is not known', () => {
    const over = betOn('over', many(1.99))
    expect(marketGradeOf(over, [over], 0).grade).toBe('B')
  })

  it('falls as the books lie farther apart', () => {
    const gradeAt = (seconds: number, ...prices: readonly number[]) => {
      const over = betOn('over', prices)
      return marketGradeOf(over, [over], seconds * 1000).grade
    }
    // Deviations of 0.0025/√2, 0.0249/√2 and 0.05/√2: two points, one and none. A fresh price has two, an older one has one.
    expect([1.99, 1.905, 1.818].map((price) => gradeAt(600, 2, price))).toEqual(['C', 'C', 'D'])
    expect([1.99, 1.905, 1.818].map((price) => gradeAt(601, 2, price))).toEqual(['C', 'D', 'D'])
  })
})
