import { describe, expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { marketAnalysisViewOf } from './market-analysis.ts'

const upcoming = [81, 80, 79, 60, 60, 60, 55, 55].map((confidence, i) =>
  upcomingGame(`g${i}`, [betWorth(`g${i}`, 0.03, { confidence })]),
)
const inPlay = liveGame('live', [betWorth('live', -0.96, { state: 'live', published: beforeTheStart })])

describe('the AI market analysis', () => {
  const view = marketAnalysisViewOf(boardOf(inPlay, ...upcoming), false)

  it('lists the six best bets on games to come, and no pick that is in play', () => {
    expect(view.opportunities.map(({ gameId }) => gameId)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5'])
    expect(view.opportunities.every(({ isLive }) => !isLive)).toBe(true)
  })

  it('counts and averages the bets it lists', () => {
    expect(view.metadata).toMatchObject({ highConfidencePicks: 2, averageConfidence: 70, liveGames: 1 })
  })

  it('shows published picks in play apart, with their probability in play', () => {
    expect(view.rest.publishedInPlay).toMatchObject([
      { gameId: 'live', published: { status: 'in-play' }, now: { winProbability: 2, recommendation: 'pass' } },
    ])
  })
})
