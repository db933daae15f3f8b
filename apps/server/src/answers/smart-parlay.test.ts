import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { smartParlayIntegratedOf } from './smart-parlay.ts'
import { smartParlayLivePicksOf } from './smart-parlay-live.ts'

it('recommends no bet because it was published: a pick in play that loses money now stands apart', () => {
  const inPlay = liveGame('live', [
    betWorth('live', -0.05, { state: 'live', confidence: 90, published: beforeTheStart }),
  ])
  const board = boardOf(inPlay, upcomingGame('today', [betWorth('today', 0.02)]))
  const { recommendations, publishedInPlay, breakdown } = smartParlayIntegratedOf(board)
  expect(recommendations.map(({ gameId, gameType }) => [gameId, gameType])).toEqual([['today', 'scheduled']])
  expect(publishedInPlay.map(({ gameId, now }) => [gameId, now.expectedValue])).toEqual([['live', -0.05]])
  expect(breakdown).toEqual({ liveGames: 0, scheduledGames: 1 })
})

it('marks a recommended bet in play LIVE, and no other', () => {
  const inPlay = liveGame('live', [betWorth('live', 0.03, { state: 'live' })])
  const board = boardOf(inPlay, upcomingGame('today', [betWorth('today', 0.02)]))
  expect(smartParlayLivePicksOf(board).picks.map(({ gameId, badge }) => [gameId, badge])).toEqual([
    ['live', 'LIVE'],
    ['today', null],
  ])
})
