import { expect, it } from 'vitest'
import { betWorth } from '../../testing/board-of.ts'
import { bookPricesOf } from './book-prices.ts'

it('lists each book at its own price and EV in percent, the best first', () => {
  const bet = betWorth('g', 0, { probability: 0.5, prices: { Low: 1.9, High: 2.1 } })
  // 0.5 · 2.1 − 1 = 5%; 0.5 · 1.9 − 1 = −5%
  expect(bookPricesOf(bet, 'simulated')).toMatchObject([
    { book: 'High (simulated)', odds: 110, expectedValue: 5, isStale: false },
    { book: 'Low (simulated)', odds: -111, expectedValue: -5, isStale: false },
  ])
})

it('shows a stale price as stale and without EV', () => {
  const bet = betWorth('g', 0.02)
  const offers = bet.offers.map((offer) => ({ ...offer, isStale: true, expectedValue: null, quotedAt: 1000 }))
  expect(bookPricesOf({ ...bet, offers }, 'replay')).toEqual([
    {
      book: 'Book',
      odds: 100,
      quotedAt: '1970-01-01T00:00:01.000Z',
      isStale: true,
      isExcluded: false,
      expectedValue: null,
    },
  ])
})
