import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { worthwhileParlay } from './worthwhile-parlay.ts'

describe('a parlay that may be proposed', () => {
  it('is the one at the book that pays most for all bets', () => {
    const bets = [
      pricedBet({ gameId: 'a', prices: { Alpha: 2.1, Beta: 2.05 } }),
      pricedBet({ gameId: 'b', prices: { Alpha: 2.02, Beta: 2.1 } }),
    ]
    expect(worthwhileParlay(bets)).toEqual({
      book: 'Beta',
      price: expect.closeTo(2.05 * 2.1, 12),
      quotedAt: 0,
      expectedValue: expect.closeTo((2.05 * 2.1) / 4 - 1, 12),
    })
  })

  it('does not exist if each bet is +EV at its own best book, but no book pays enough for both', () => {
    const bets = [
      pricedBet({ gameId: 'a', prices: { Alpha: 2.1, Beta: 1.9 } }),
      pricedBet({ gameId: 'b', prices: { Alpha: 1.85, Beta: 2.1 } }),
    ]
    expect(bets.every(({ expectedValue }) => expectedValue > 0)).toBe(true)
    expect(worthwhileParlay(bets)).toBeNull()
  })

  it('does not exist if its EV is shown as 0.00%', () => {
    expect(
      worthwhileParlay([
        pricedBet({ gameId: 'a', prices: { Alpha: 2.00005 } }),
        pricedBet({ gameId: 'b', prices: { Alpha: 2 } }),
      ]),
    ).toBeNull()
  })

  it('does not exist if no book offers all bets', () => {
    expect(
      worthwhileParlay([
        pricedBet({ gameId: 'a', prices: { Alpha: 2.1 } }),
        pricedBet({ gameId: 'b', prices: { Beta: 2.1 } }),
      ]),
    ).toBeNull()
  })
})
