import { fullGame } from '@fairline/domain'
import type { JudgedProp } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { gamePageOf } from './game-page.ts'

const started = { gameId: 'g', reason: 'already-started', best: null } as const
const result = {
  gameId: 'g',
  winner: 'away',
  home: 0,
  away: 5,
  observedAt: Date.parse('2026-07-15T19:00:00Z'),
} as const
const said = (over: Parameters<typeof liveGame>[2]) =>
  gamePageOf(boardOf(liveGame('g', [], { decision: started, ...over })), 'g', {
    curve: [],
    hasSeason: { home: false, away: false },
  })?.decisions

it('says of a game nobody decided in time that it has started, and once it is over that it is over', () => {
  expect(said({})).toMatchObject([{ market: 'Winner', isPick: false, text: 'The game has started' }])
  expect(said({ result })).toMatchObject([{ market: 'Winner', isPick: false, text: 'The game is over' }])
})

it('leaves the reason of a decision that was made before the start', () => {
  const decision = { gameId: 'g', reason: 'value-below-bar', best: null } as const
  expect(said({ decision, result })).toMatchObject([{ text: 'No value at the best price' }])
})

it('gives each prop the verdict its bet has now', () => {
  const propOf = (player: string, confidence: number | null): JudgedProp => {
    const market = { ...fullGame('player-prop', 1.5), player, stat: 'hits' }
    const over = pricedBet({ league: 'mlb', market, selection: 'over', prices: { Book: 2.1 }, confidence })
    return {
      player,
      stat: 'hits',
      line: 1.5,
      side: null,
      books: 1,
      marketOver: 0.5,
      over,
      under: null,
      openings: [],
      expectedCount: null,
      prediction: null,
      last: [],
      games: 0,
      move: null,
      record: { over: 0, under: 0, games: 0 },
    }
  }
  const props = [propOf('sure', 80), propOf('likely', 60), propOf('unknown', null)]
  const page = gamePageOf(boardOf(upcomingGame('g', [], { props })), 'g', {
    curve: [],
    hasSeason: { home: false, away: false },
  })
  expect(page?.props.map(({ playerName, recommendation }) => [playerName, recommendation])).toEqual([
    ['sure', 'bet'],
    ['likely', 'lean'],
    ['unknown', 'pass'],
  ])
})
