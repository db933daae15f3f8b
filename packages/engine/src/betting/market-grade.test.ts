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
})
