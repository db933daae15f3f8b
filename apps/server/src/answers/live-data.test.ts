import type { Game, Pass, Pick, Result } from '@fairline/domain'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { decisionInWords, liveDataOf } from './live-data.ts'

const game = { league: 'mlb', home: { name: 'Red Sox' }, away: { name: 'Yankees' } } as unknown as Game
const market = { kind: 'moneyline', period: 'full', line: null, team: null, player: null, stat: null }
const pick = { market, selection: 'home', madeAt: 0 } as unknown as Pick
const result = { winner: 'home' } as unknown as Result

it('names the pick of a game to come, or why there is none', () => {
  expect(decisionInWords({ game, decision: pick, result: null }, false)).toBe('Red Sox to win (moneyline)')
  expect(decisionInWords({ game, decision: { reason: 'no-price' } as unknown as Pass, result: null }, false)).toBe(
    'No odds yet',
  )
})

it('says of a game that is over that it is over, whatever was picked', () => {
  expect(decisionInWords({ game, decision: pick, result }, true)).toBe('The game is over')
  expect(decisionInWords({ game, decision: { reason: 'no-price' } as unknown as Pass, result }, true)).toBe(
    'The game is over',
  )
})

it('names no pick of a game that has begun: nobody can make it any more', () => {
  expect(decisionInWords({ game, decision: pick, result: null }, true)).toBe('The game has started')
})

it('gives each side of a live game its own score', () => {
  const [row] = liveDataOf(boardOf(liveGame('g', []))).games
  expect(row).toMatchObject({ homeTeam: 'Boston Red Sox', homeScore: 0, awayTeam: 'New York Yankees', awayScore: 5 })
})

it('calls a game started once its start has passed, though nothing else about it changed', () => {
  const board = boardOf(upcomingGame('g', []))
  const statusAt = (asOf: number) => liveDataOf({ ...board, asOf }).games[0]?.gameStatus
  expect(statusAt(AS_OF)).toBe('Scheduled')
  expect(statusAt(AS_OF + 2 * 3_600_000)).toBe('Started, no live score in this source')
})
