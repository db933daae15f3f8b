import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { smartParlayIntegratedOf, smartParlayPicksOf } from './smart-parlay.ts'
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

it('marks a recommended bet in play LIVE, and no other, and ranks it after those before the start', () => {
  const inPlay = liveGame('live', [betWorth('live', 0.03, { state: 'live' })])
  const board = boardOf(inPlay, upcomingGame('today', [betWorth('today', 0.02)]))
  const score = { away: 5, home: 0, clock: 'Top 7th' }
  expect(smartParlayLivePicksOf(board).picks.map(({ gameId, badge, score: shown }) => [gameId, badge, shown])).toEqual([
    ['today', null, null],
    ['live', 'LIVE', score],
  ])
})

it('takes the best side of the best line of each market of a game, and ranks markets by score', () => {
  const over = (line: number, confidence: number, selection: 'over' | 'under' = 'over') =>
    betWorth('g', 0.02, { market: fullGame('total', line), selection, confidence })
  const board = boardOf(
    upcomingGame('g', [over(8.5, 60), over(8.5, 72, 'under'), over(9, 65), betWorth('g', 0.02, { confidence: 55 })]),
    upcomingGame('h', [betWorth('h', 0.02, { confidence: 80 }), betWorth('h', -0.02, { selection: 'away' })]),
  )
  const { picks, totalPicks } = smartParlayPicksOf(board)
  expect(picks.map(({ rank, gameId, pick }) => [rank, gameId, pick])).toEqual([
    [1, 'h', 'Boston Red Sox to win (moneyline)'],
    [2, 'g', 'Under 8.5 (total)'],
    [3, 'g', 'Boston Red Sox to win (moneyline)'],
  ])
  expect(totalPicks).toBe(3)
})

it('shows 25 picks and counts all of them, and averages only those it shows', () => {
  const games = Array.from({ length: 26 }, (_, i) =>
    upcomingGame(`g${i}`, [betWorth(`g${i}`, 0.02, { confidence: i === 0 ? 50 : 70 })]),
  )
  const { picks, totalPicks, avgConfidence } = smartParlayPicksOf(boardOf(...games))
  expect([picks.length, totalPicks, avgConfidence]).toEqual([25, 26, 70])
})

it('counts an EV above 15% of the stake as high, not 15% itself', () => {
  const board = boardOf(...[0.16, 0.15, 0.02].map((value) => upcomingGame(`g${value}`, [betWorth(`g${value}`, value)])))
  const exact = { ...betWorth('x', 0.15), expectedValue: 0.15 }
  expect(smartParlayPicksOf(boardOf(upcomingGame('x', [exact]))).highValue).toBe(0)
  expect(smartParlayPicksOf(board).highValue).toBe(1)
})

it('calls a lean LEAN, a bet BET and from the confidence of 80% on STRONG_BET, and writes the away score first', () => {
  const bets = [79.9, 80, 74.9].map((confidence) =>
    upcomingGame(`g${confidence}`, [betWorth(`g${confidence}`, 0.02, { confidence })]),
  )
  const inPlay = liveGame('live', [betWorth('live', 0.02, { state: 'live', confidence: 60 })])
  const { recommendations } = smartParlayIntegratedOf(boardOf(...bets, inPlay))
  expect(
    recommendations.map(({ gameId, recommendation, liveContext }) => [gameId, recommendation, liveContext]),
  ).toEqual([
    ['live', 'LEAN', { currentScore: '5–0' }],
    ['g80', 'STRONG_BET', null],
    ['g79.9', 'BET', null],
    ['g74.9', 'LEAN', null],
  ])
  expect(recommendations.map(({ score }) => score?.clock ?? null)).toEqual(['Top 7th', null, null, null])
})
