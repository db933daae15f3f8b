import type { BetFacts, SlateFacts } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { marketAnalysisOf, marketAnalysisViewOf, pickAnalysisOf, pickAnalysisViewOf } from './market-analysis.ts'

const upcoming = [81, 80, 79, 60, 60, 60, 55, 55].map((confidence, i) =>
  upcomingGame(`g${i}`, [betWorth(`g${i}`, 0.03, { confidence })]),
)
const inPlay = liveGame('live', [betWorth('live', -0.96, { state: 'live', published: beforeTheStart })])

describe('the AI market analysis', () => {
  const view = () => marketAnalysisViewOf(boardOf(inPlay, ...upcoming), false)

  it('lists the six best bets on games to come, and no pick that is in play', () => {
    expect(view().opportunities.map(({ gameId }) => gameId)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5'])
    expect(view().opportunities.every(({ isLive }) => !isLive)).toBe(true)
  })

  it('lists after them the best bet of each game in play, with all that speaks for it; it counts in no mean', async () => {
    const worth = betWorth('on', 0.03, { state: 'live', confidence: 95 })
    const withLive = marketAnalysisViewOf(boardOf(liveGame('on', [worth]), ...upcoming), false)
    expect(withLive.metadata).toMatchObject({ highConfidencePicks: 2, averageConfidence: 70 })
    expect(withLive.slate).toMatchObject({ recommendedInPlay: 1, recommended: 8 })
    const writer = { name: 'GPT', write: () => Promise.resolve(['headline', 'words']) } as unknown as WrittenBy
    const { strategicInsights, executiveSummary } = await marketAnalysisOf(withLive, writer)
    const last = strategicInsights.valueOpportunities.at(-1)
    expect(last).toMatchObject({ gameId: 'on', isLive: true, score: { away: 5, home: 0, clock: 'Top 7th' } })
    expect(last?.reasoning.at(-1)).toBe('95% chance to beat the fair odds two minutes later')
    expect(strategicInsights.valueOpportunities).toHaveLength(7)
    expect(executiveSummary.topOpportunities).toHaveLength(6)
  })

  it('lists six bets in play at most', () => {
    const many = Array.from({ length: 7 }, (_, i) => liveGame(`l${i}`, [betWorth(`l${i}`, 0.03, { state: 'live' })]))
    expect(marketAnalysisViewOf(boardOf(...many), false).inPlay).toHaveLength(6)
  })

  it('counts and averages the bets it lists', () => {
    expect(view().metadata).toMatchObject({ highConfidencePicks: 2, averageConfidence: 70, liveGames: 1 })
  })

  it('shows published picks in play apart, with their probability in play', () => {
    expect(view().rest.publishedInPlay).toMatchObject([
      { gameId: 'live', published: { status: 'in-play' }, now: { winProbability: 2, recommendation: 'pass' } },
    ])
  })
})

describe('the words of an analyst', () => {
  /** Writes of each bet its game and twice its confidence; of a slate one sentence. */
  const analyst = {
    name: 'GPT',
    write: (feature: string, ask: (writer: object) => unknown) =>
      Promise.resolve(
        ask({
          bet: ({ confidence }: BetFacts) => [`headline ${confidence}`, `${feature} ${confidence}`],
          slate: ({ games }: SlateFacts) => [`${games} games.`, 'Good luck.'],
        }),
      ),
  } as unknown as WrittenBy

  it('stand with their own bet, without the headline', async () => {
    const board = boardOf(
      upcomingGame('a', [betWorth('a', 0.03, { confidence: 61 })]),
      upcomingGame('b', [betWorth('b', 0.03, { confidence: 72, selection: 'away' })]),
    )
    const { strategicInsights, executiveSummary, metadata } = await marketAnalysisOf(
      marketAnalysisViewOf(board, false),
      analyst,
    )
    expect(strategicInsights.valueOpportunities.map(({ gameId, reasoning }) => [gameId, reasoning])).toEqual([
      ['b', ['market 72']],
      ['a', ['market 61']],
    ])
    expect(executiveSummary).toEqual({
      topOpportunities: [
        'MLB: New York Yankees to win (moneyline), New York Yankees @ Boston Red Sox',
        'MLB: Boston Red Sox to win (moneyline), New York Yankees @ Boston Red Sox',
      ],
      marketOverview: '2 games. Good luck.',
    })
    expect(metadata).toMatchObject({ analyst: 'GPT', timestamp: '2026-07-15T19:00:00.000Z' })
  })

  it('tell all sentences of one bet, and nothing of a bet that is not on the board', async () => {
    const board = boardOf(
      upcomingGame('a', [betWorth('a', 0.03, { confidence: 61 }), betWorth('a', -0.01, { selection: 'away' })]),
    )
    const view = pickAnalysisViewOf(board, 'a|moneyline||home')
    const { analysis } = await pickAnalysisOf(view as NonNullable<typeof view>, analyst)
    expect(analysis).toMatchObject({ aiInsights: 'headline 61 pick 61', valueOpportunity: 'high', analyst: 'GPT' })
    expect(pickAnalysisViewOf(board, 'a|moneyline||away')?.figures.valueOpportunity).toBe('other')
    expect(pickAnalysisViewOf(board, 'b|moneyline||home')).toBeNull()
  })
})
