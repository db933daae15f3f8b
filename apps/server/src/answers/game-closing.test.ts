import { fullGame } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'
import { expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { closingOf } from './game-closing.ts'

const forecast = (home: number): BoardGame['forecast'] => ({
  gameId: 'g',
  chances: [home, 1 - home],
  model: [0.5, 0.5],
  market: [0.6, 0.4],
  modelVersion: 'rating',
  knownAt: AS_OF,
})
const total = fullGame('total', 8.5)
const closingBets = [
  betWorth('g', 0.02, { state: 'ended', published: beforeTheStart }),
  betWorth('g', -0.04, { state: 'ended', selection: 'away' }),
  betWorth('g', 0.02, { state: 'ended', market: total, selection: 'over' }),
  betWorth('g', -0.04, { state: 'ended', market: total, selection: 'under' }),
  betWorth('g', 0.02, {
    state: 'ended',
    market: { ...fullGame('total', 4.5), period: 'first-five' },
    selection: 'over',
  }),
]
const inPlay = betWorth('g', 0.5, { state: 'live' })
const onBoard = liveGame('g', [inPlay], { closingBets, forecast: forecast(0.55) })

it('is null before the start', () => {
  expect(closingOf(upcomingGame('g', closingBets), 'replay')).toBeNull()
})

it('shows the bets of the close and not those in play, parts of the game below them', () => {
  const closing = closingOf(onBoard, 'replay')
  expect(closing?.bets.map(({ pick, expectedValue, isPublished }) => [pick, expectedValue, isPublished])).toEqual([
    ['Boston Red Sox to win (moneyline)', 2, true],
    ['New York Yankees to win (moneyline)', -4, false],
    ['Over 8.5 (total)', 2, false],
    ['Under 8.5 (total)', -4, false],
  ])
  expect(closing?.markets.map(({ market, line }) => [market, line])).toEqual([['First five total', 4.5]])
  expect(closing?.outcomes.map(({ name, ours, market }) => [name, ours, market])).toEqual([
    ['Boston Red Sox', 55, 60],
    ['New York Yankees', 45, 40],
  ])
})

it('settles each bet by the final score once the game is over, none before', () => {
  // 5–3 for the home side: eight runs stay under 8.5.
  const result = { gameId: 'g', winner: 'home' as const, home: 5, away: 3, observedAt: AS_OF }
  const settled = closingOf({ ...onBoard, result }, 'replay')?.bets.map(({ settlement }) => settlement)
  expect(settled).toEqual(['win', 'lose', 'lose', 'win'])
  expect(closingOf(onBoard, 'replay')?.bets.map(({ settlement }) => settlement)).toEqual([null, null, null, null])
})

it('gives the consensus of the books in percent, and null if there is none', () => {
  const bet = { ...betWorth('g', 0.02, { state: 'ended' }), marketProbability: 0.4864 }
  const probability = (value: number | null) =>
    closingOf({ ...onBoard, closingBets: [{ ...bet, marketProbability: value }] }, 'replay')?.bets[0]?.marketProbability
  expect([probability(0.4864), probability(null)]).toEqual([48.6, null])
})
