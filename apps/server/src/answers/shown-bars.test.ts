import { aGame } from '@fairline/engine/testing/facts'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { analyticsSummaryOf } from './analytics.ts'
import { shareViewOf } from './share-predictions.ts'
import { smartParlayPicksOf } from './smart-parlay.ts'
import { ubseRecommendationsOf } from './ubse-recommendations.ts'
import { userPicksOf } from './user-picks.ts'

const laLigaBoard = (value: number) => {
  const game = aGame({ id: 'g', league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1 })
  return boardOf(upcomingGame('g', [betWorth('g', value, { league: 'laliga' })], { game }))
}
const mlbBoard = (value: number) => boardOf(upcomingGame('g', [betWorth('g', value)]))

it.each([
  [
    'Smart Parlay’s high value, above 15%',
    (value: number) => smartParlayPicksOf(mlbBoard(value)).highValue,
    0.1504,
    0.1506,
  ],
  [
    'analytics’ high value, above 10%',
    (value: number) => analyticsSummaryOf(mlbBoard(value)).highValueBets,
    0.1004,
    0.1006,
  ],
  [
    'high value of soccer and fights, 3% or more',
    (value: number) => userPicksOf(laLigaBoard(value)).marketInsights.highValueOpportunities,
    0.0294,
    0.0296,
  ],
] as const)('%s: counts by the EV that is shown', (_, countOf, below, above) => {
  expect([countOf(below), countOf(above)]).toEqual([0, 1])
})

const worth = (id: string, value: number, confidence: number) => upcomingGame(id, [betWorth(id, value, { confidence })])
const alike = boardOf(worth('less', 0.01, 77.44), worth('more', 0.05, 77.36))

it('UBSE: of two bets that show the same confidence the one with the higher EV comes first', () => {
  expect(ubseRecommendationsOf(alike).recommendations.map(({ gameId }) => gameId)).toEqual(['more', 'less'])
})

it('sharing: of two bets that show the same confidence the one with the higher EV comes first', () => {
  const texts = shareViewOf(alike).predictions.map(({ shareableText }) => shareableText)
  expect(texts).toEqual([expect.stringContaining('5.0% EV'), expect.stringContaining('1.0% EV')])
})
