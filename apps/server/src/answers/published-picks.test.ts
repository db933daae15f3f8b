import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame } from '../../testing/board-of.ts'
import { liveGamesAnalysisOf } from './live-games.ts'
import { publishedPicksOf } from './published-picks.ts'

it('never calls a pick certain while its game is on', () => {
  const certain = betWorth('live', 0, {
    state: 'live',
    probability: 1,
    prices: { Book: 1.001 },
    published: beforeTheStart,
  })
  const board = boardOf(liveGame('live', [certain]))
  const shown = [publishedPicksOf(board)[0]?.now.winProbability, liveGamesAnalysisOf(board).games[0]?.winProbability]
  for (const percent of shown) {
    expect(percent).toBeGreaterThan(99.9)
    expect(percent).toBeLessThan(100)
  }
})
