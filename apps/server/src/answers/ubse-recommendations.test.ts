import { expect, it } from 'vitest'
import { aMove } from '../../testing/a-move.ts'
import { betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { ubseRecommendationsOf } from './ubse-recommendations.ts'

it('lists recommended bets from the confidence of 70% on, the most confident first, and says what just missed', () => {
  const bets = [
    betWorth('bar', 0.02, { confidence: 70 }),
    betWorth('below', 0.09, { confidence: 69.9 }),
    betWorth('assumed', 0.03, { confidence: 70, confidenceAssumed: true }),
    betWorth('sure', 0.02, { confidence: 80 }),
    betWorth('almost', 0.02, { confidence: 79.9 }),
    betWorth('worthless', -0.02, { confidence: 95 }),
  ]
  const board = boardOf(...bets.map((bet) => upcomingGame(bet.gameId, [bet])))
  const { recommendations, justMissed } = ubseRecommendationsOf(board)
  expect(recommendations.map(({ gameId, isHighConfidence }) => [gameId, isHighConfidence])).toEqual([
    ['sure', true],
    ['almost', false],
    ['bar', false],
  ])
  expect(justMissed).toEqual([])
  const few = boardOf(...bets.slice(0, 2).map((bet) => upcomingGame(bet.gameId, [bet])))
  expect(ubseRecommendationsOf(few).justMissed.map(({ gameId }) => gameId)).toEqual(['below'])
})

it('gives EV in percent at the best price and at the sharp book, and each side’s own strength', () => {
  const bet = { ...betWorth('g', 0.031, { confidence: 75 }), sharpExpectedValue: 0.012 }
  const board = boardOf(upcomingGame('g', [bet], { strengths: { home: 0.61234, away: 0.43219 } }))
  expect(ubseRecommendationsOf(board).recommendations).toMatchObject([
    { expectedValue: 3.1, sharpValue: 1.2, homeStrength: 0.612, awayStrength: 0.432 },
  ])
  const unknown = boardOf(upcomingGame('g', [betWorth('g', 0.03, { confidence: 75 })]))
  expect(ubseRecommendationsOf(unknown).recommendations).toMatchObject([
    { sharpValue: null, homeStrength: null, awayStrength: null },
  ])
})

it('calls a bet trending only if its market moved toward it', () => {
  const isTrending = (selection: 'home' | 'away', move: number) => {
    const bet = betWorth('g', 0.03, { selection, confidence: 75 })
    return ubseRecommendationsOf(boardOf(upcomingGame('g', [bet], { moves: [aMove({ move })] }))).recommendations[0]
      ?.isTrending
  }
  expect([isTrending('home', 0.02), isTrending('home', 0.019), isTrending('home', -0.1)]).toEqual([true, false, false])
  expect([isTrending('away', 0.1), isTrending('away', -0.1)]).toEqual([false, true])
})

it('names a bet in play among those that just missed', () => {
  const inPlay = liveGame('live', [betWorth('live', 0.03, { state: 'live', confidence: 60 })])
  expect(ubseRecommendationsOf(boardOf(inPlay)).justMissed.map(({ gameId }) => gameId)).toEqual(['live'])
})
