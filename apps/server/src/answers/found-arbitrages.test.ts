import { fullGame, type Market } from '@fairline/domain'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { type Found, hasDrawnStake, hasPushableLine, middleWorth } from './found-arbitrages.ts'

const game = aGame({ id: 'g' })

const bet = (selection: 'over' | 'under', line: number, probability: number, of: Partial<Market> = {}) => {
  const market = { ...fullGame('total', line), ...of }
  return pricedBet({ league: 'mlb', market, selection, probability, prices: { Book: 2 } })
}

const middle = (of: Partial<Market> = {}): Found => {
  const market = { ...fullGame('total'), ...of }
  return {
    id: 'm',
    kind: 'middle',
    game,
    market,
    legs: [
      { kind: market.kind, selection: 'over', line: 8.5, book: 'A', price: decimalOdds(2), stake: 50, seenAt: 0 },
      { kind: market.kind, selection: 'under', line: 9.5, book: 'B', price: decimalOdds(2), stake: 50, seenAt: 0 },
    ],
    totalStake: 100,
    profit: 0,
    bestProfit: 100,
    since: 0,
  }
}

const probabilityOf = (...args: Parameters<typeof middleWorth>) => middleWorth(...args).chance

const home = { kind: 'team-total', team: 'home' } as const
const away = { kind: 'team-total', team: 'away' } as const

it('gives a middle the probability that both legs win, of its own market and part of the game', () => {
  const bets = [
    bet('over', 8.5, 0.9, { period: 'first-five' }),
    bet('under', 9.5, 0.95, { period: 'first-five' }),
    bet('over', 8.5, 0.6),
    bet('under', 9.5, 0.5),
    bet('over', 8.5, 0.55, home),
    bet('under', 9.5, 0.7, home),
    bet('over', 8.5, 0.7, away),
    bet('under', 9.5, 0.5, away),
  ]
  const board = boardOf(upcomingGame('g', bets))
  expect(probabilityOf(board, middle())).toBeCloseTo(0.1, 12)
  expect(probabilityOf(board, middle({ period: 'first-five' }))).toBeCloseTo(0.85, 12)
  expect(probabilityOf(board, middle(home))).toBeCloseTo(0.25, 12)
  expect(probabilityOf(board, middle(away))).toBeCloseTo(0.2, 12)
})

it('gives no probability to a middle with a leg that has none', () => {
  const board = boardOf(upcomingGame('g', [bet('over', 8.5, 0.6), bet('under', 9.5, 0.5)]))
  expect(probabilityOf(board, middle({ period: 'first-half' }))).toBeNull()
  expect(probabilityOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.6)])), middle())).toBeNull()
  expect(probabilityOf(null, middle())).toBeNull()
})

const spreads = (homeLine: number, awayLine: number, of: Partial<Found> = {}): Found => {
  const leg = { kind: 'spread', price: decimalOdds(2), stake: 50, seenAt: 0 } as const
  return {
    ...middle(),
    market: fullGame('spread'),
    legs: [
      { ...leg, selection: 'home', line: homeLine, book: 'A' },
      { ...leg, selection: 'away', line: awayLine, book: 'B' },
    ],
    ...of,
  }
}

it('says that half a point for both sides cannot win, unless the game or the part of it can end level', () => {
  expect(probabilityOf(null, spreads(0.5, -0.5))).toBe(0)
  expect(probabilityOf(null, spreads(0.5, -0.5, { game: aGame({ league: 'mls' }) }))).toBeNull()
  expect(
    probabilityOf(null, spreads(0.5, -0.5, { market: { ...fullGame('spread'), period: 'first-five' } })),
  ).toBeNull()
  expect(probabilityOf(null, spreads(1.5, -0.5))).toBeNull()
})

it('says that both cannot win where one is pushed, in whole or half, while the other wins', () => {
  for (const [home, away] of [
    [1, -1],
    [1, -0.5],
    [0.75, -0.75],
  ] as const)
    expect(probabilityOf(null, spreads(home, away))).toBe(0)
})

const spreadBet = (selection: 'home' | 'away', line: number, probability: number, decided = 1) =>
  pricedBet({ league: 'mlb', market: fullGame('spread', line), selection, probability, decided, prices: { Book: 2 } })

it('is worth what both legs pay on average, pushes and all, less their stakes', () => {
  // At home +1 and away +1 every game that is won by one run pays one side and gives the stake of the other back.
  const board = boardOf(upcomingGame('g', [spreadBet('home', 1, 0.6, 0.88), spreadBet('away', -1, 0.55, 0.84)]))
  const worth = middleWorth(board, spreads(1, -1, { profit: 0, bestProfit: 50 }))
  // 0.88 · (0.6 · 2 − 1) and 0.84 · (0.55 · 2 − 1) of 50 each.
  expect(worth).toEqual({ chance: 0, expectedProfit: expect.closeTo(8.8 + 4.2, 9) })
})

it('counts a push as not won where both win, and as a stake that comes back in what they are worth', () => {
  const board = boardOf(upcomingGame('g', [spreadBet('home', 2, 0.6, 0.9), spreadBet('away', -1.5, 0.51)]))
  // 0.54 of all games and 0.51 are 0.05 more than all.
  expect(middleWorth(board, spreads(2, -1.5))).toEqual({
    chance: expect.closeTo(0.05, 12),
    expectedProfit: expect.closeTo(9 + 1, 9),
  })
})

it('does not know how often both win where a stake can come back in half, but what they are worth', () => {
  const board = boardOf(upcomingGame('g', [spreadBet('home', 2.25, 0.6), spreadBet('away', -1.5, 0.51)]))
  expect(middleWorth(board, spreads(2.25, -1.5))).toEqual({ chance: null, expectedProfit: expect.closeTo(10 + 1, 9) })
})

it('knows nothing of a leg that is on the board without a fair probability', () => {
  const unpriced = { ...bet('under', 9.5, 0.5), fairProbability: null, expectedValue: null }
  const board = boardOf(upcomingGame('g', [], { bets: [bet('over', 8.5, 0.6), unpriced] }))
  expect(middleWorth(board, middle())).toEqual({ chance: null, expectedProfit: null })
})

it('is worth the same whatever happens where every score pays alike', () => {
  expect(middleWorth(null, spreads(0.5, -0.5, { profit: 2.5, bestProfit: 2.5 }))).toEqual({
    chance: 0,
    expectedProfit: 2.5,
  })
})

it('is worth what every score pays, whatever is believed', () => {
  const board = boardOf(upcomingGame('g', [spreadBet('home', 0.5, 0.6), spreadBet('away', -0.5, 0.6)]))
  const sure = spreads(0.5, -0.5, { profit: 2.5, bestProfit: 2.5 })
  expect(middleWorth(board, sure)).toEqual({ chance: 0, expectedProfit: 2.5 })
  // Half a dollar apart is not alike.
  expect(middleWorth(null, { ...sure, bestProfit: 3 }).expectedProfit).toBeNull()
})

it.each([
  ['less than the worst score pays', 0.4],
  ['more than the best', 0.9],
])('does not know what it is worth where estimates come to %s', (_, probability) => {
  const bets = [spreadBet('home', 1, probability, 0.9), spreadBet('away', -1, probability, 0.9)]
  // Home and away +1 at 2.00: nothing, or 50 with one run between them.
  expect(middleWorth(boardOf(upcomingGame('g', bets)), spreads(1, -1, { profit: 0, bestProfit: 50 }))).toEqual({
    chance: 0,
    expectedProfit: null,
  })
})

it('has a line that can be pushed if that of any leg can', () => {
  expect(hasPushableLine(spreads(0.5, -1))).toBe(true)
  expect(hasPushableLine(spreads(1, -0.5))).toBe(true)
  expect(hasPushableLine(spreads(0.25, -0.5))).toBe(false)
})

it('gives the stake on a winner back where the game, or the part of it, can end level', () => {
  const winner = (league: 'mlb' | 'mls', period: 'full' | 'first-five') => ({
    ...middle({ ...fullGame('moneyline'), period }),
    game: aGame({ league }),
  })
  expect([winner('mlb', 'full'), winner('mlb', 'first-five'), winner('mls', 'full')].map(hasDrawnStake)).toEqual([
    false,
    true,
    true,
  ])
  expect(hasDrawnStake(middle())).toBe(false)
})

it('gives no probability to a middle whose two lines are estimated alike: a score lies between them', () => {
  expect(
    probabilityOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.5), bet('under', 9.5, 0.5)])), middle()),
  ).toBeNull()
  expect(
    probabilityOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.5), bet('under', 9.5, 0.4)])), middle()),
  ).toBeNull()
})
