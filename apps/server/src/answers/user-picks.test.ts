import { fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing/facts'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
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

it('recommends one bet of a game, its most confident one', () => {
  const game = (id: string) => aGame({ id, league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1 })
  const bet = (id: string, confidence: number, line: number) =>
    betWorth(id, 0.03, { league: 'laliga', market: fullGame('total', line), selection: 'over', confidence })
  const board = boardOf(
    upcomingGame('a', [bet('a', 61, 2.5), bet('a', 72, 3.5)], { game: game('a') }),
    upcomingGame('b', [bet('b', 65, 2.5)], { game: game('b') }),
  )
  const { recommendation, marketInsights } = userPicksOf(board)
  expect(recommendation).toBe('2 of 2 games with a +EV bet')
  expect(marketInsights.averageConfidence).toBe(68.5)
})
