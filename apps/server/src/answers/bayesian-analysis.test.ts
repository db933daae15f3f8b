import type { BoardGame } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { bayesianAnalysisOf } from './bayesian-analysis.ts'

const forecast = (probabilities: readonly number[], market: readonly number[] | null): BoardGame['forecast'] => ({
  gameId: 'g',
  chances: [...probabilities],
  model: [...probabilities],
  market: market && [...market],
  modelVersion: 'rating',
  knownAt: AS_OF,
})

it('gives home, draw and away of a soccer game each its own probability, next to rating and market', () => {
  const game = aGame({ id: 'g', league: 'premier', startsAt: AS_OF + 1 })
  const onBoard = upcomingGame('g', [], {
    game,
    model: [0.4, 0.35, 0.25],
    forecast: forecast([0.5, 0.3, 0.2], [0.55, 0.27, 0.18]),
  })
  expect(bayesianAnalysisOf(boardOf(onBoard)).analyses).toMatchObject([
    { homeProbability: 50, drawProbability: 30, awayProbability: 20, ratingHome: 40, marketHome: 55 },
  ])
})

it('has no draw in a game of two outcomes, and no market where no book priced it', () => {
  const onBoard = upcomingGame('g', [], { model: [0.6, 0.4] })
  expect(bayesianAnalysisOf(boardOf(onBoard)).analyses).toMatchObject([
    {
      homeTeam: 'Boston Red Sox',
      awayTeam: 'New York Yankees',
      homeProbability: 60,
      drawProbability: null,
      awayProbability: 40,
      marketHome: null,
    },
  ])
})

it('leaves out games that are over and says no unknown probability in play', () => {
  const unknown = { winner: null, market: null, model: null, total: null, spread: null }
  const result = { gameId: 'over', winner: 'home' as const, home: 5, away: 3, observedAt: AS_OF }
  const { analyses, summary } = bayesianAnalysisOf(
    boardOf(
      liveGame('over', [], { result }),
      liveGame('live', [], { live: unknown, forecast: forecast([0.9, 0.1], null) }),
    ),
    { successRate: 56.7, sample: 40 },
  )
  expect(
    analyses.map(({ gameId, homeProbability, awayProbability }) => [gameId, homeProbability, awayProbability]),
  ).toEqual([['live', null, null]])
  expect(summary).toEqual({ games: 1, modelAccuracy: 56.7, sample: 40 })
})
