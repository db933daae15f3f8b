import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { anAnalysis } from '../../../testing/analysis.ts'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { type Analysis, type AnalyzedPick, fetchAnalysis } from './analysis-query.ts'
import { AnalyticsTab } from './analytics-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

async function open(picks: readonly Partial<AnalyzedPick>[], other: Partial<Analysis> = {}) {
  serve({ '/api/ai-market-analysis': anAnalysis() })
  const analysis = await fetchAnalysis()
  show(
    <AnalyticsTab
      analysis={{
        ...analysis,
        picks: analysis.picks.slice(0, picks.length).map((p, i) => ({ ...p, ...picks[i] })),
        ...other,
      }}
    />,
  )
}
const tile = (name: string) => screen.getByText(name).parentElement
const rows = () =>
  Array.from(screen.getByRole('region', { name: 'Confidence and expected value of each pick' }).children, (row) => row)

it('keeps live games, the average and the count of the confident apart, each under its name', async () => {
  await open([{}, {}], { liveGames: 3, averageConfidence: 71.25, highConfidencePicks: 1 })
  expect(tile('Live games')).toHaveTextContent('Live games 3')
  expect(tile('Avg confidence')).toHaveTextContent('Avg confidence 71.3%of 2 picks')
  expect(tile('80% or more')).toHaveTextContent('80% or more 1')
})

it('averages over picks whose confidence was measured only, and shows a dash where there is none', async () => {
  await open([{ confidenceAssumed: true }, { confidence: null }, {}], { averageConfidence: 72 })
  expect(tile('Avg confidence')).toHaveTextContent('72.0%of 1 pick, no average')
})

it('shows a dash for an average that is not known', async () => {
  await open([{ confidence: null }], { averageConfidence: null })
  expect(tile('Avg confidence')?.textContent).toBe('Avg confidence –')
})

it('shows each pick’s own confidence and value, the value as a percentage of the stake', async () => {
  await open([
    { bet: 'Over 8.5', confidence: 79.9, expectedValue: 0.031 },
    { bet: 'Boston to win', confidence: null, expectedValue: -0.012 },
  ])
  const [over, boston] = rows()
  expect(over).toHaveTextContent('Over 8.579% · +3.1%')
  expect(within(over as HTMLElement).getByRole('img', { name: 'Confidence of Over 8.5 79%' })).toBeInTheDocument()
  expect(boston).toHaveTextContent('Boston to win– · −1.2%')
  expect(screen.getByText('+3.1%')).toHaveClass('text-value')
  expect(screen.getByText('−1.2%')).toHaveClass('text-against')
  expect(within(boston as HTMLElement).queryByRole('img')).toBeNull()
})
