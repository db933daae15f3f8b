import { expect, it } from 'vitest'
import { boardOf, liveGame } from '../../testing/board-of.ts'
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
