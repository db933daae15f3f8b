import { fullGame, type Market, type Selection } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import type { PricedBet } from './evaluated-bet.ts'
import { priceSlip } from './price-slip.ts'

const marginals = { home: 0.5, total: 220 }
const bet = (market: Market, selection: Selection, probability: number) =>
  pricedBet({ gameId: 'a', probability, prices: { Book: 2 }, market, selection })
const slipOf = (...bets: readonly PricedBet[]) => priceSlip(bets.map((one) => ({ bet: one, marginals })))

const winner = bet(fullGame('moneyline'), 'home', 0.5)
const covers = bet(fullGame('spread', -3.5), 'home', 0.4)

describe('bets of a slip on one game', () => {
  it('on one market help each other as much as the easier one costs nothing', () => {
    const [easy, hard] = [bet(fullGame('total', 210.5), 'over', 0.8), bet(fullGame('total', 220.5), 'over', 0.5)]
    // Over 220.5 is over 210.5 too: 0.5 instead of 0.5 × 0.8.
    expect(slipOf(easy, hard).games).toEqual([{ gameId: 'a', bets: 2, lift: expect.closeTo(1.25, 12), liftStdErr: 0 }])
  })

  it('have the lift of those that decide, raised by what the others would cost on games of their own', () => {
    const easier = bet(fullGame('spread', 3.5), 'home', 0.8)
    const high = bet(fullGame('total', 220.5), 'over', 0.5)
    const [two] = slipOf(covers, high).games
    const [three] = slipOf(covers, high, easier).games
    expect(two!.liftStdErr).toBeGreaterThan(0)
    expect(three!.lift).toBeCloseTo(two!.lift! / 0.8, 12)
    expect(three!.liftStdErr).toBeCloseTo(two!.liftStdErr! / 0.8, 12)
  })

  it('have no probability if both sides of a total stand next to a bet on another market', () => {
    const between = [bet(fullGame('total', 210.5), 'over', 0.7), bet(fullGame('total', 225.5), 'under', 0.65)]
    expect(slipOf(winner, ...between)).toMatchObject({ probability: null, games: [{ bets: 3, lift: null }] })
  })

  it('have no probability on two markets if nothing is believed of the game', () => {
    const slip = priceSlip([winner, covers].map((one) => ({ bet: one, marginals: null })))
    expect(slip).toMatchObject({ probability: null, fairPrice: null, games: [{ lift: null, liftStdErr: null }] })
  })
})

it('has the same probability to the last digit whatever the order of its bets', () => {
  const legs = [0.2, 0.21, 0.36].map((probability, i) => ({
    bet: pricedBet({ gameId: `game ${i}`, probability, prices: { Book: 2 } }),
    marginals: null,
  }))
  const [a, b, c] = [legs[0]!, legs[1]!, legs[2]!]
  const slip = priceSlip([a, b, c])
  for (const order of [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ])
    expect(priceSlip(order)).toEqual(slip)
})
