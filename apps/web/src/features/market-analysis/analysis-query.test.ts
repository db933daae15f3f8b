import type { AiMarketAnalysis } from '@fairline/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { AGAIN_MS, fetchAnalysis, MOST_PICKS } from './analysis-query.ts'

afterEach(() => vi.unstubAllGlobals())

const pick = (id: string): AiMarketAnalysis['strategicInsights']['valueOpportunities'][number] => ({
  id,
  gameId: 'g1',
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: 'New York Yankees',
  gameTime: '2026-07-15T23:05:00.000Z',
  betType: 'Moneyline',
  marketType: 'moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  line: null,
  odds: 110,
  bookmaker: 'Pinnacle (simulated)',
  confidence: 72,
  winProbability: 49,
  valueGrade: 'B',
  quotedAt: '2026-07-15T18:58:00.000Z',
  goodDownTo: 104,
  isPick: true,
  bet: 'Boston Red Sox to win (moneyline)',
  matchInfo: 'New York Yankees @ Boston Red Sox',
  expectedValue: 0.03,
  reasoning: ['first', 'second', 'third'],
  isLive: false,
})
const answer: AiMarketAnalysis = {
  strategicInsights: { valueOpportunities: Array.from({ length: 9 }, (_, i) => pick(String(i))) },
  executiveSummary: { topOpportunities: ['one line'], marketOverview: 'The board holds nine bets.' },
  metadata: {
    gameCount: 12,
    liveGames: 2,
    highConfidencePicks: 0,
    averageConfidence: 72,
    unmatched: 1,
    timestamp: '2026-07-15T19:00:00.000Z',
    analyst: 'Fairline',
  },
  provenance,
}

describe('the market analysis', () => {
  it('shows six picks at most, and is written again every thirty seconds', async () => {
    serve({ '/api/ai-market-analysis': answer })
    const { picks, totalGames, unmatched } = await fetchAnalysis()
    expect([picks.length, MOST_PICKS, totalGames, unmatched, AGAIN_MS]).toEqual([6, 6, 12, 1, 30_000])
  })

  it('names the status where it fails', async () => {
    serve({ '/api/ai-market-analysis': 503 })
    await expect(fetchAnalysis()).rejects.toThrow('Analysis failed: 503')
  })
})
