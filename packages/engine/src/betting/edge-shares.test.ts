import { fullGame, type LeagueKey, type Market } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { edgeShares } from './edge-shares.ts'
import { withOffers } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

/** A fair coin whose best of several prices is this one. */
const betAt = (price: number, books = 3, market: Market = fullGame('total', 8.5), league: LeagueKey = 'mlb') =>
  pricedBet({
    league,
    market,
    selection: 'over',
    prices: Object.fromEntries(Array.from({ length: books }, (_, i) => [`book ${i}`, price - i / 10])),
  })
const sharesOf = (...bets: readonly EvaluatedBet[]) => {
  const counts = edgeShares()
  counts.add(bets)
  return counts.shares()
}

describe('the shares of bets whose best price beats the books', () => {
  it('are counted above 0 and above 1%, bets exactly there not counted', () => {
    const bet = betAt(2)
    const bets = [-0.01, 0, 0.01, 0.02].map((expectedValue) => ({ ...bet, expectedValue }))
    expect(sharesOf(...bets)).toEqual([
      { league: 'mlb', market: 'total', bets: 4, books: 3, positive: 2 / 4, aboveOnePercent: 1 / 4 },
    ])
  })

  it('have the mean number of books, and leave out bets that fewer than three books price', () => {
    expect(sharesOf(betAt(2.1, 3), betAt(2.1, 6), betAt(2.1, 2))).toMatchObject([{ bets: 2, books: 4.5 }])
    expect(sharesOf(betAt(2.1, 2))).toEqual([])
  })

  it('count no book whose price is stale', () => {
    const bet = betAt(2.1, 4)
    const withStale = (stale: number) =>
      withOffers(
        bet,
        bet.offers.map((offer, i) => ({ ...offer, isStale: i > 3 - stale })),
      )
    expect(sharesOf(withStale(1))).toMatchObject([{ bets: 1, books: 3 }])
    expect(sharesOf(withStale(2))).toEqual([])
  })

  it('leave out bets without a price, and those whose probability was carried over from another line', () => {
    const bet = betAt(2.1)
    const stale = withOffers(
      bet,
      bet.offers.map((offer) => ({ ...offer, isStale: true })),
    )
    expect(sharesOf(stale, { ...bet, carriedOverFrom: 9.5 })).toEqual([])
    expect(sharesOf(stale, bet, { ...bet, carriedOverFrom: 9.5 })).toMatchObject([{ bets: 1, positive: 1 }])
  })

  it('are kept apart by league, by kind of market, by main and alternate lines, and by what is counted of a player', () => {
    const total = fullGame('total', 8.5)
    const prop = { ...fullGame('player-prop', 1.5), player: 'Anna' }
    const shares = sharesOf(
      betAt(2.1, 3, total),
      betAt(1.9, 3, total, 'nba'),
      betAt(1.9, 3, { ...total, alternate: true }),
      betAt(1.9, 3, { ...prop, stat: 'hits' }),
      betAt(1.9, 3, { ...prop, stat: 'runs', alternate: true }),
      betAt(2.1, 3, total),
    )
    expect(shares.map(({ league, market, bets, positive }) => [league, market, bets, positive])).toEqual([
      ['mlb', 'total', 2, 1],
      ['nba', 'total', 1, 0],
      ['mlb', 'total alternate', 1, 0],
      ['mlb', 'prop hits', 1, 0],
      ['mlb', 'prop runs', 1, 0],
    ])
  })
})
