import { expect, it } from 'vitest'
import { AS_OF, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { currentOutcomes, pregameOutcomes } from './game-outcomes.ts'

const { game } = upcomingGame('g', [])
const soccer = { ...game, league: 'premier' } as const
const [probabilities, model, market] = [
  [0.5, 0.2, 0.3],
  [0.45, 0.25, 0.3],
  [0.52, 0.18, 0.3],
]
const forecast = { gameId: 'g', chances: probabilities, model, market, modelVersion: 'rating', knownAt: AS_OF }

it('shows beside each other what we say, what our model says and what the market says of each outcome', () => {
  const before = upcomingGame('g', [], { game: soccer, forecast, model })
  const expected = [
    { name: game.home.name, ours: 50, rating: 45, market: 52 },
    { name: 'Draw', ours: 20, rating: 25, market: 18 },
    { name: game.away.name, ours: 30, rating: 30, market: 30 },
  ]
  expect([pregameOutcomes(before), currentOutcomes(before)]).toEqual([expected, expected])
  const alone = upcomingGame('g', [], { game: soccer, forecast: null, model })
  expect(pregameOutcomes(alone)[0]).toEqual({ name: game.home.name, ours: 45, rating: 45, market: null })
})

it('follows the game in play, and says nothing where neither books nor score tell', () => {
  const live = {
    winner: [0.1, 0.2, 0.7],
    model: [0.15, 0.2, 0.65],
    market: [0.08, 0.2, 0.72],
    total: null,
    spread: null,
  }
  const [home] = currentOutcomes(liveGame('g', [], { game: { ...soccer, startsAt: 0 }, live }))
  expect(home).toEqual({ name: game.home.name, ours: 10, rating: 15, market: 8 })
  const unknown = { winner: null, model: null, market: null, total: null, spread: null }
  expect(currentOutcomes(liveGame('g', [], { game: soccer, live: unknown }))).toEqual([])
})

it('is certain once the game is over', () => {
  const result = { gameId: 'g', winner: 'draw', home: 1, away: 1, observedAt: 0 } as const
  const over = currentOutcomes(upcomingGame('g', [], { game: soccer, result }))
  expect(over.map(({ ours }) => ours)).toEqual([0, 100, 0])
})
