import type { GameMove } from '@fairline/engine'
import { expect, it } from 'vitest'
import { aMove } from '../../testing/a-move.ts'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { betRowsOf } from './bet-rows.ts'
import { factsToldOf, pulseOf } from './pick-pulse.ts'

/** The pulse of a bet on either side of one moneyline. */
const pulseAt = (selection: 'home' | 'away', over: Partial<GameMove> = {}) => {
  const board = boardOf(
    upcomingGame('g', [betWorth('g', 0.03, { selection })], {
      moves: [aMove({ points: 2.5, tickets: [0.7, 0.3], ...over })],
    }),
  )
  const [row] = betRowsOf(board)
  return row && pulseOf(row, board)
}

it('tells each side’s own movement, books and tickets: what is good for the home side is bad for the away side', () => {
  expect(pulseAt('home')).toMatchObject({
    sharpMoney: { lineMovement: 2.5, booksTowards: 4, booksAway: 1, tickets: 70 },
    marketSentiment: 'bullish',
    liveFactors: [{ description: 'Market has moved toward this bet since open', impact: 2.5 }],
  })
  expect(pulseAt('away')).toMatchObject({
    sharpMoney: { lineMovement: -2.5, booksTowards: 1, booksAway: 4, tickets: 30 },
    marketSentiment: 'bearish',
    liveFactors: [{ description: 'Market has moved against this bet since open', impact: -2.5 }],
  })
})

it('mentions a move of half a point and none smaller, and takes no side if as many books moved each way', () => {
  expect(pulseAt('home', { points: 0.5, towards: 2, away: 2 })).toMatchObject({
    marketSentiment: 'other',
    liveFactors: [{ impact: 0.5 }],
  })
  expect(pulseAt('home', { points: 0.49 })?.liveFactors).toEqual([])
})

it('has no sharp money and no sentiment on a market whose moves are not known', () => {
  const board = boardOf(upcomingGame('g', [betWorth('g', 0.03)]))
  const [row] = betRowsOf(board)
  expect(row && pulseOf(row, board)).toEqual({ sharpMoney: null, marketSentiment: 'other', liveFactors: [] })
})

it('calls the volume of the most quoted quarter of markets heavy and of the least quoted low', () => {
  const games = [5, 1, 8, 3, 2, 7, 4, 6].map((updates) =>
    upcomingGame(`g${updates}`, [betWorth(`g${updates}`, 0.03)], { moves: [aMove({ updates })] }),
  )
  const board = boardOf(...games)
  const volumes = new Map(betRowsOf(board).map((row) => [row.fields.gameId, pulseOf(row, board).sharpMoney?.volume]))
  expect([1, 2, 4, 6, 8].map((updates) => volumes.get(`g${updates}`))).toEqual([
    'Low',
    'Low',
    'Medium',
    'High',
    'Heavy',
  ])
})

it('names who is out and who starts with their own teams, then the weather', () => {
  const news = (side: 'home' | 'away', player: string, what: 'out' | 'starter', detail: string | null) => ({
    gameId: 'g',
    side,
    player,
    what,
    detail,
    observedAt: 0,
  })
  const onBoard = upcomingGame('g', [], {
    news: [
      news('away', 'Gerrit Cole', 'out', 'elbow'),
      news('away', 'Juan Soto', 'out', null),
      news('home', 'Brayan Bello', 'starter', null),
    ],
    weather: { gameId: 'g', temperature: 20, wind: 5, windTowards: 90, precipitation: 0.254, observedAt: 0 },
  })
  // 20 °C are 68 °F; 5 m/s are 11.2 mph.
  expect(factsToldOf(onBoard)).toEqual([
    { description: 'Gerrit Cole (New York Yankees) is out: elbow', impact: null },
    { description: 'Juan Soto (New York Yankees) is out', impact: null },
    { description: 'Brayan Bello (Boston Red Sox) is named to start', impact: null },
    { description: '68 °F, wind 11 mph, 25% chance of rain', impact: null },
  ])
})
