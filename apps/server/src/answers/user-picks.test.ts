import { aGame } from '@fairline/engine/testing/facts'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { userPicksOf } from './user-picks.ts'

it('writes days and counts in words', () => {
  const game = aGame({ id: 'g', league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1 })
  const board = boardOf(upcomingGame('g', [], { game }))
  expect(userPicksOf(board).message).toBe('1 game on Jul 15, 2026')
  const none = userPicksOf(board, { date: '2026-07-16' }).message
  expect(none).toBe('No games of these leagues are on the board for Jul 16, 2026')
})

it('takes the day in UTC, which in the evening is ahead of the Pacific day', () => {
  const asOf = Date.parse('2026-07-16T02:00:00Z')
  const game = aGame({ id: 'g', league: 'laliga', day: '2026-07-15', startsAt: asOf + 1 })
  const board = { ...boardOf(upcomingGame('g', [], { game })), asOf }
  const { date, gameAnalysis } = userPicksOf(board)
  expect([board.day, date, gameAnalysis.totalGames]).toEqual(['2026-07-15', '2026-07-16', 1])
})
