import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { withOffers } from './evaluate-bet.ts'
import { isPositiveBet } from './positive-bet.ts'

/** A fair coin at this price. */
const at = (price: number) => pricedBet({ prices: { Book: price } })

describe('a +EV bet', () => {
  it.each([
    // EV = price / 2 − 1, shown to a tenth of a percent, to a hundredth where that would be 0.0.
    [1.9, false],
    [2, false],
    [2.00005, false],
    [2.0004, true],
    [2.1, true],
    [2.2, true],
    [2.2008, true],
    [2.201, false],
  ])('at %d on a fair coin: %s', (price, isPositive) => {
    expect(isPositiveBet(at(price))).toBe(isPositive)
  })

  it('can be live, but not on a game that has ended', () => {
    expect(isPositiveBet({ ...at(2.1), state: 'live' })).toBe(true)
    expect(isPositiveBet({ ...at(2.1), state: 'ended' })).toBe(false)
  })

  it('never rests on a probability that was carried over from another line', () => {
    expect(isPositiveBet({ ...at(2.1), carriedOverFrom: 9.5 })).toBe(false)
  })

  it('needs a price', () => {
    expect(isPositiveBet(withOffers(at(2.1), []))).toBe(false)
  })
})
