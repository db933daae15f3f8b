import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { betsExcludingBooks } from './bets-excluding-books.ts'
import type { PricedBet } from './evaluated-bet.ts'
import { priceParlay } from './price-parlay.ts'
import { priceSlip, slipValue } from './price-slip.ts'

const first = pricedBet({ gameId: 'a', probability: 0.5, prices: { Alpha: 2.1, Beta: 2, Gamma: 1.9 } })
const second = pricedBet({ gameId: 'b', probability: 0.6, prices: { Beta: 1.8, Gamma: 1.7 } })
/** A tenth of its stakes is returned. */
const pushing = pricedBet({
  gameId: 'c',
  probability: 0.55,
  decided: 0.9,
  prices: { Beta: 1.9 },
  market: fullGame('total', 220),
  selection: 'over',
})

describe('a parlay', () => {
  it('is priced at each book that offers every bet, best first', () => {
    const near = (price: number) => expect.closeTo(price, 12)
    expect(priceParlay([first, second])).toEqual([
      { book: 'Beta', price: near(3.6), quotedAt: 0, expectedValue: near(0.3 * 3.6 - 1) },
      { book: 'Gamma', price: near(1.9 * 1.7), quotedAt: 0, expectedValue: near(0.3 * 1.9 * 1.7 - 1) },
    ])
    expect(priceParlay([])).toEqual([])
  })

  it('is named at the book whose oldest price is the newest, where several pay the same', () => {
    const seenAt = (moments: Readonly<Record<string, number>>, gameId: string) => {
      const bet = pricedBet({ gameId, prices: { Alpha: 2, Beta: 2, Gamma: 2 } })
      return { ...bet, offers: bet.offers.map((one) => ({ ...one, quotedAt: moments[one.book]! })) }
    }
    const bets = [seenAt({ Alpha: 5, Beta: 4, Gamma: 4 }, 'a'), seenAt({ Alpha: 1, Beta: 3, Gamma: 3 }, 'b')]
    expect(priceParlay(bets).map(({ book, quotedAt }) => [book, quotedAt])).toEqual([
      ['Beta', 3],
      ['Gamma', 3],
      ['Alpha', 1],
    ])
  })

  it('is named at the book that pays most, however old its prices', () => {
    const bet = pricedBet({ gameId: 'a', prices: { Alpha: 2.1, Beta: 2 } })
    const seen = { ...bet, offers: bet.offers.map((one) => ({ ...one, quotedAt: one.book === 'Beta' ? 9 : 1 })) }
    expect(priceParlay([seen]).map(({ book }) => book)).toEqual(['Alpha', 'Beta'])
  })

  it('is not priced at a book whose price of one of the bets is stale', () => {
    const stale = { ...second, offers: second.offers.map((one) => ({ ...one, isStale: one.book === 'Beta' })) }
    expect(priceParlay([first, stale]).map(({ book }) => book)).toEqual(['Gamma'])
    expect(priceParlay([stale, first]).map(({ book }) => book)).toEqual(['Gamma'])
  })

  it('is not priced at an excluded book', () => {
    const [excluded] = betsExcludingBooks([second], new Set(['Beta']))
    expect(priceParlay([first, excluded!]).map(({ book }) => book)).toEqual(['Gamma'])
  })

  it('goes on without a pushed bet', () => {
    // Both decided: 0.9 × 0.5 × 0.55 × (2 × 1.9); pushed: 0.1 × 0.5 × 2.
    const expected = 0.9 * 0.5 * 0.55 * 3.8 + 0.1 * 0.5 * 2 - 1
    expect(priceParlay([first, pushing])).toMatchObject([{ book: 'Beta', expectedValue: expect.closeTo(expected, 12) }])
  })

  it('of one bet is worth what the bet is worth', () => {
    expect(priceParlay([pushing])[0]!.expectedValue).toBeCloseTo(pushing.expectedValue, 12)
  })
})

describe('a slip', () => {
  const legOf = (bet: PricedBet) => ({ bet, marginals: null })

  it('multiplies bets on different games', () => {
    const slip = priceSlip([first, second, pushing].map(legOf))
    expect(slip).toMatchObject({ probability: expect.closeTo(0.5 * 0.6 * 0.55, 12), games: [] })
    expect(slip.offers.map(({ book }) => book)).toEqual(['Beta'])
  })

  it('has the same EV at the price of a book, asked for or listed, also if a bet can push', () => {
    const slip = priceSlip([first, second, pushing].map(legOf))
    const [offer] = slip.offers
    expect(slipValue(slip, offer!.price)).toBeCloseTo(offer!.expectedValue, 12)
    const one = priceSlip([legOf(pushing)])
    expect(slipValue(one, 1.9)).toBeCloseTo(pushing.expectedValue, 12)
  })

  it('goes on without a pushed bet at a price of its own for all of it', () => {
    // Odds of 4.2 instead of 3.8: what is left after a push pays its share of them.
    const left = 2 ** (Math.log(4.2) / Math.log(3.8))
    const expected = 0.9 * 0.5 * 0.55 * 4.2 + 0.1 * 0.5 * left - 1
    expect(slipValue(priceSlip([first, pushing].map(legOf)), 4.2)).toBeCloseTo(expected, 12)
  })

  it('breaks even at its fair price, whether or not a bet can push', () => {
    const [decided, pushed] = [[first, second].map(legOf), [first, pushing].map(legOf)].map((legs) => priceSlip(legs))
    expect(decided!.fairPrice).toBeCloseTo(1 / 0.3, 12)
    expect(slipValue(decided!, decided!.fairPrice!)).toBeCloseTo(0, 9)
    expect(slipValue(pushed!, pushed!.fairPrice!)).toBeCloseTo(0, 9)
    expect(priceSlip([legOf(pushing)]).fairPrice).toBeCloseTo(1 / 0.55, 9)
  })

  it('says nothing of two bets on a game of which one can be pushed, whole or in half: that decides about the other', () => {
    const total = (line: number, decided: number) =>
      pricedBet({ gameId: 'a', decided, prices: { Alpha: 2 }, market: fullGame('total', line), selection: 'over' })
    const answerOf = (line: number, decided: number) => {
      const legs = [first, total(line, decided)].map((bet) => ({ bet, marginals: { home: 0.5, total: 220 } }))
      const slip = priceSlip([...legs, legOf(second)])
      return { slip, value: slipValue(slip, 4) }
    }
    for (const [line, decided] of [
      [220, 0.95],
      [220.25, 0.975],
    ] as const) {
      const { slip, value } = answerOf(line, decided)
      expect(slip).toMatchObject({ probability: null, fairPrice: null, games: [{ bets: 2, lift: null }] })
      expect(value).toBeNull()
    }
    expect(answerOf(220.5, 1)).toMatchObject({
      slip: { games: [{ lift: expect.any(Number) }] },
      value: expect.any(Number),
    })
  })

  it('has no product of prices with two bets on one game, and says how much they help each other', () => {
    const covers = pricedBet({
      gameId: 'a',
      probability: 0.45,
      prices: { Alpha: 2 },
      market: fullGame('spread', -3.5),
    })
    const slip = priceSlip([first, covers].map((bet) => ({ bet, marginals: { home: 0.5, total: 220 } })))
    // Who covers −3.5 has won.
    expect(slip.probability).toBeCloseTo(0.45, 1)
    expect(slip).toMatchObject({ offers: [], games: [{ gameId: 'a', bets: 2 }] })
    expect(slip.games[0]!.lift).toBeGreaterThan(1.5)
  })

  const onGame = (...bets: PricedBet[]) =>
    priceSlip(bets.map((bet) => ({ bet: { ...bet, gameId: 'a' }, marginals: { home: 0.5, total: 220 } })))
  /** @param probability  that it wins, of all games; @param decided  that it is not pushed */
  const points = (line: number, selection: 'over' | 'under', probability: number, decided = 1) =>
    pricedBet({
      probability: probability / decided,
      prices: { Alpha: 2 },
      decided,
      market: fullGame('team-total', line),
      selection,
    })

  it('says nothing of bets on one game if it is not known how they depend on each other', () => {
    const slip = onGame(first, points(110.5, 'over', 0.4))
    expect(slip).toMatchObject({ probability: null, fairPrice: null, games: [{ lift: null, liftStdErr: null }] })
    expect(slipValue(slip, 9)).toBeNull()
  })

  it('cannot win with bets of one market that exclude each other, whatever else is on it', () => {
    for (const excluded of [points(105.5, 'under', 0.3), points(110.5, 'under', 0.6)]) {
      const slip = onGame(first, points(110.5, 'over', 0.4), excluded)
      expect(slip).toMatchObject({ probability: 0, fairPrice: null })
      expect(slipValue(slip, 1000)).toBeCloseTo(-1, 9)
    }
  })

  it('cannot win with bets that exclude each other, also if it is not known how others depend on each other', () => {
    const other = (bet: PricedBet) => ({ bet: { ...bet, gameId: 'b', id: `b ${bet.id}` }, marginals: null })
    const excluding = [points(110.5, 'over', 0.4), points(105.5, 'under', 0.3)].map((bet) => ({
      bet: { ...bet, gameId: 'a' },
      marginals: null,
    }))
    const unknown = [other(first), other(points(110.5, 'over', 0.4))]
    expect(priceSlip(unknown).probability).toBeNull()
    expect(priceSlip([...excluding, ...unknown]).probability).toBe(0)
  })

  it('says nothing of bets on one count of which one can be pushed: that decides about the other', () => {
    for (const [over, under] of [
      [points(2, 'over', 0.4, 0.7), points(4, 'under', 0.85, 0.9)],
      [points(2.25, 'over', 0.5), points(3.75, 'under', 0.6)],
    ]) {
      const slip = onGame(over!, under!)
      expect(slip).toMatchObject({ probability: null, fairPrice: null, games: [{ lift: null }] })
      expect(slipValue(slip, 4)).toBeNull()
    }
  })

  it('cannot win with an over and an under that leave no count between them, though a push returns a stake', () => {
    for (const [over, under] of [
      [points(2, 'over', 0.4, 0.7), points(2.5, 'under', 0.6)],
      [points(2.25, 'over', 0.5), points(2.75, 'under', 0.5)],
    ]) {
      const slip = onGame(over!, under!)
      expect(slip).toMatchObject({ probability: 0, fairPrice: null, games: [{ lift: 0 }] })
      expect(slipValue(slip, 4)).toBeNull()
    }
  })

  it('cannot win with both sides of a winner, whether or not a draw returns the stakes', () => {
    const away = pricedBet({ gameId: 'a', probability: 0.5, decided: 0.9, prices: { Alpha: 2 }, selection: 'away' })
    const slip = onGame(first, away)
    expect(slip).toMatchObject({ probability: 0, games: [{ lift: 0 }] })
    // A draw returns the stakes: how often is not known of both together.
    expect(slipValue(slip, 4)).toBeNull()
  })

  it('takes bets on one market as that decides them, also where the game can be drawn', () => {
    const total = (line: number, selection: 'over' | 'under', probability: number) =>
      pricedBet({ gameId: 'a', probability, prices: { Alpha: 2 }, market: fullGame('total', line), selection })
    expect(onGame(total(210.5, 'over', 0.7), total(225.5, 'under', 0.65)).probability).toBeCloseTo(0.35, 12)
    expect(onGame(total(210.5, 'over', 0.7), total(215.5, 'over', 0.6)).probability).toBeCloseTo(0.6, 12)
    // Who covers +3.5 and +5.5 has covered +3.5: the other bet adds nothing.
    const [near, far] = [3.5, 5.5].map((line) =>
      pricedBet({ gameId: 'a', probability: 0.5 + line / 50, prices: { Alpha: 2 }, market: fullGame('spread', line) }),
    )
    const high = total(220.5, 'over', 0.5)
    expect(onGame(near!, far!, high).probability).toBeCloseTo(onGame(near!, high).probability!, 12)
  })

  it('prices a spread of 0 together with a total where no game ends level, and not where games are drawn', () => {
    const slipOf = (league: 'nba' | 'mls') => {
      const [spread, total] = [
        pricedBet({ gameId: 'a', league, prices: { Alpha: 2 }, market: fullGame('spread', 0) }),
        pricedBet({ gameId: 'a', league, prices: { Alpha: 2 }, market: fullGame('total', 220.5), selection: 'over' }),
      ] as const
      return onGame(spread, total)
    }
    expect(slipOf('nba')).toMatchObject({ probability: expect.closeTo(0.25, 1), fairPrice: expect.any(Number) })
    expect(slipOf('mls')).toMatchObject({ probability: null, fairPrice: null })
  })

  it('says nothing of two sides of one market together with a bet on another', () => {
    const slip = onGame(first, points(105.5, 'over', 0.7), points(110.5, 'under', 0.6))
    expect(slip.probability).toBeNull()
  })

  it('wins as often as the highest of several overs, and between an over and an under where there is room', () => {
    expect(onGame(points(105.5, 'over', 0.7), points(110.5, 'over', 0.4)).probability).toBeCloseTo(0.4, 12)
    expect(onGame(points(105.5, 'over', 0.7), points(110.5, 'under', 0.6)).probability).toBeCloseTo(0.3, 12)
  })

  it('is the same whatever the order of its bets', () => {
    expect(priceSlip([second, first].map(legOf))).toEqual(priceSlip([first, second].map(legOf)))
  })
})
