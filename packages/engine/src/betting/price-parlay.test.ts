import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { priceParlay } from './price-parlay.ts'

describe('what books pay for a parlay', () => {
  it('is the same to the last digit whatever the order of its bets', () => {
    const [a, b, c] = [1.3, 1.4, 2.1].map((price, i) => pricedBet({ gameId: `game ${i}`, prices: { Book: price } }))
    // Each way to multiply them differs from the others in the last digit.
    expect(new Set([1.3 * 1.4 * 2.1, 1.3 * 2.1 * 1.4, 1.4 * 2.1 * 1.3]).size).toBe(3)
    const [parlay] = priceParlay([a!, b!, c!])
    expect(parlay!.price).toBeCloseTo(3.822, 12)
    for (const order of [
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      expect(priceParlay(order.map((bet) => bet!))).toEqual([parlay])
  })

  it('is listed by the name of the book where price and age are the same', () => {
    for (const prices of [
      { Alpha: 2, Beta: 2, Gamma: 2 },
      { Gamma: 2, Beta: 2, Alpha: 2 },
      { Beta: 2, Gamma: 2, Alpha: 2 },
    ])
      expect(priceParlay([pricedBet({ prices })]).map(({ book }) => book)).toEqual(['Alpha', 'Beta', 'Gamma'])
  })
})
