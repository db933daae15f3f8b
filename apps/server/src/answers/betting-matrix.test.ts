import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { bettingMatrixOf } from './betting-matrix.ts'

it('gives the implied probability as a fraction and the EV in percent, of good bets and bad', () => {
  const good = betWorth('a', 0, { probability: 0.42, prices: { Book: 2.5 } })
  const bad = betWorth('b', 0, { probability: 0.6, prices: { Book: 1.5 } })
  const { bets } = bettingMatrixOf(boardOf(upcomingGame('a', [good]), upcomingGame('b', [bad])))
  // 0.42 · 2.5 − 1 = 5%; 0.6 · 1.5 − 1 = −10%
  expect(bets).toMatchObject([
    { gameId: 'a', impliedProbability: 0.4, calculatedValue: 5, riskAssessment: 'High' },
    { gameId: 'b', impliedProbability: 0.6667, calculatedValue: -10, riskAssessment: 'Low' },
  ])
})

it('names the side of each bet, and lists no bet on a game in play', () => {
  const total = fullGame('total', 8.5)
  const bets = [
    betWorth('g', 0.01),
    betWorth('g', 0.01, { selection: 'away' }),
    betWorth('g', 0.01, { market: total, selection: 'over' }),
    betWorth('g', 0.01, { market: total, selection: 'under' }),
  ]
  const board = boardOf(upcomingGame('g', bets), liveGame('live', [betWorth('live', 0.01, { state: 'live' })]))
  expect(bettingMatrixOf(board).bets.map(({ betSide }) => betSide)).toEqual([
    'Boston Red Sox',
    'New York Yankees',
    'Over',
    'Under',
  ])
})

it.each([
  [0.52, 'Favorite'],
  [0.505, 'Even'],
  [0.495, 'Even'],
  [0.51, 'Even'],
  [0.49, 'Even'],
  [0.48, 'Underdog'],
  [null, null],
])('takes the position of a bet from the market’s probability of %s, not from ours', (marketProbability, position) => {
  const ours = marketProbability !== null && marketProbability > 0.5 ? 0.3 : 0.7
  const bet = { ...betWorth('g', 0, { probability: ours, prices: { Book: 2 } }), marketProbability }
  expect(bettingMatrixOf(boardOf(upcomingGame('g', [bet]))).bets[0]?.marketPosition).toBe(position)
})
