import { fullGame, type Market } from '@fairline/domain'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { type Found, middleChanceOf } from './found-arbitrages.ts'

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
      { kind: market.kind, selection: 'over', line: 8.5, book: 'A', price: 2, stake: 50, seenAt: 0 },
      { kind: market.kind, selection: 'under', line: 9.5, book: 'B', price: 2, stake: 50, seenAt: 0 },
    ],
    totalStake: 100,
    profit: 0,
    bestProfit: 100,
    since: 0,
  }
}

const home = { kind: 'team-total', team: 'home' } as const
const away = { kind: 'team-total', team: 'away' } as const

it('gives a middle the probability that both legs win, of its own market and part of the game', () => {
  const bets = [
    ...[bet('over', 8.5, 0.9, { period: 'first-five' }), bet('under', 9.5, 0.95, { period: 'first-five' })],
    ...[bet('over', 8.5, 0.6), bet('under', 9.5, 0.5)],
    ...[bet('over', 8.5, 0.55, home), bet('under', 9.5, 0.7, home)],
    ...[bet('over', 8.5, 0.7, away), bet('under', 9.5, 0.5, away)],
  ]
  const board = boardOf(upcomingGame('g', bets))
  expect(middleChanceOf(board, middle())).toBeCloseTo(0.1, 12)
  expect(middleChanceOf(board, middle({ period: 'first-five' }))).toBeCloseTo(0.85, 12)
  expect(middleChanceOf(board, middle(home))).toBeCloseTo(0.25, 12)
  expect(middleChanceOf(board, middle(away))).toBeCloseTo(0.2, 12)
})

it('gives no probability to a middle with a leg that has none', () => {
  const board = boardOf(upcomingGame('g', [bet('over', 8.5, 0.6), bet('under', 9.5, 0.5)]))
  expect(middleChanceOf(board, middle({ period: 'first-half' }))).toBeNull()
  expect(middleChanceOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.6)])), middle())).toBeNull()
  expect(middleChanceOf(null, middle())).toBeNull()
})

const spreads = (homeLine: number, awayLine: number, of: Partial<Found> = {}): Found => {
  const leg = { kind: 'spread', price: 2, stake: 50, seenAt: 0 } as const
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
  expect(middleChanceOf(null, spreads(0.5, -0.5))).toBe(0)
  expect(middleChanceOf(null, spreads(0.5, -0.5, { game: aGame({ league: 'mls' }) }))).toBeNull()
  expect(
    middleChanceOf(null, spreads(0.5, -0.5, { market: { ...fullGame('spread'), period: 'first-five' } })),
  ).toBeNull()
  expect(middleChanceOf(null, spreads(1.5, -0.5))).toBeNull()
})

it('says nothing where both cannot win but one is pushed, in whole or half, while the other wins', () => {
  for (const [home, away] of [
    [1, -1],
    [1, -0.5],
    [0.75, -0.75],
  ] as const)
    expect(middleChanceOf(null, spreads(home, away))).toBeNull()
})

it('gives no probability to a middle whose two lines are estimated alike: a score lies between them', () => {
  expect(
    middleChanceOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.5), bet('under', 9.5, 0.5)])), middle()),
  ).toBeNull()
  expect(
    middleChanceOf(boardOf(upcomingGame('g', [bet('over', 8.5, 0.5), bet('under', 9.5, 0.4)])), middle()),
  ).toBeNull()
})
