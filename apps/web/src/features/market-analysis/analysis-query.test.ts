import { afterEach, describe, expect, it, vi } from 'vitest'
import { anAnalysis } from '../../../testing/analysis.ts'
import { serve } from '../../../testing/answers.ts'
import { fetchAnalysis, MAX_PICKS, REFRESH_MS } from './analysis-query.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the market analysis', () => {
  it('shows six picks at most, and is written again every thirty seconds', async () => {
    serve({ '/api/ai-market-analysis': anAnalysis() })
    const { picks, totalGames, unmatched } = await fetchAnalysis()
    expect([picks.length, MAX_PICKS, totalGames, unmatched, REFRESH_MS]).toEqual([6, 6, 12, 1, 30_000])
  })

  it('shows six bets in play at most', async () => {
    const of = anAnalysis(true)
    const live = of.strategicInsights.valueOpportunities.filter(({ isLive }) => isLive)
    const valueOpportunities = Array.from({ length: 7 }, () => live[0]!)
    serve({ '/api/ai-market-analysis': { ...of, strategicInsights: { ...of.strategicInsights, valueOpportunities } } })
    expect((await fetchAnalysis()).inPlay).toHaveLength(6)
  })

  it('names the status where it fails', async () => {
    serve({ '/api/ai-market-analysis': 503 })
    await expect(fetchAnalysis()).rejects.toThrow('Analysis failed: 503')
  })
})
