import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { evaluateBet } from './evaluate-bet.ts'
import type { PricedBet } from './evaluated-bet.ts'
import { worthwhileParlay } from './worthwhile-parlay.ts'

/** A bet on the home side that wins half of the time. */
const betOf = (gameId: string, prices: Readonly<Record<string, number>>) =>
  evaluateBet({
    game: { id: gameId, league: 'nba' },
    market: fullGame('moneyline'),
    selection: 'home',
    state: 'upcoming',
    estimate: { probability: 0.5, decided: 1, market: 0.5, sharp: null, carriedOverFrom: null },
    offers: Object.entries(prices)
      .map(([book, price]) => ({ book, price: decimalOdds(price), quotedAt: 0, isStale: false }))
      .sort((a, b) => b.price - a.price),
    confidence: () => null,
    confidenceAssumed: false,
    published: null,
  }) as PricedBet

describe('a parlay that may be proposed', () => {
  it('is the one at the book that pays most for all bets', () => {
    const bets = [betOf('a', { Alpha: 2.1, Beta: 2.05 }), betOf('b', { Alpha: 2.02, Beta: 2.1 })]
    expect(worthwhileParlay(bets)).toEqual({
      book: 'Beta',
      price: expect.closeTo(2.05 * 2.1, 12),
      expectedValue: expect.closeTo((2.05 * 2.1) / 4 - 1, 12),
    })
  })

  it('does not exist if each bet is +EV at its own best book, but no book pays enough for both', () => {
    const bets = [betOf('a', { Alpha: 2.1, Beta: 1.9 }), betOf('b', { Alpha: 1.85, Beta: 2.1 })]
    expect(bets.every(({ expectedValue }) => expectedValue > 0)).toBe(true)
    expect(worthwhileParlay(bets)).toBeNull()
  })

  it('does not exist if its EV is shown as 0.00%', () => {
    expect(worthwhileParlay([betOf('a', { Alpha: 2.00005 }), betOf('b', { Alpha: 2 })])).toBeNull()
  })

  it('does not exist if no book offers all bets', () => {
    expect(worthwhileParlay([betOf('a', { Alpha: 2.1 }), betOf('b', { Beta: 2.1 })])).toBeNull()
  })
})
