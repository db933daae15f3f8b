import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAnalysis } from '../../../testing/analysis.ts'
import { listFields, provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import type { Analysis } from './analysis-query.ts'
import { TrackerTab } from './tracker-tab.tsx'

const analysisWith = (liveGames: number): Analysis => ({
  picks: [],
  inPlay: [],
  publishedInPlay: [],
  marketOverview: '',
  totalGames: 12,
  liveGames,
  highConfidencePicks: 0,
  averageConfidence: null,
  unmatched: 0,
  timestamp: '2026-07-15T19:00:00.000Z',
  provenance,
  analyst: 'Fairline',
  ...listFields,
})

it.each([
  [0, 'No live games currently in progress'],
  [1, '1 game is live. No published pick or bet worth making is on it.'],
  [2, '2 games are live. No published pick or bet worth making is on them.'],
])('without a live pick, says how many games are live: %d', (liveGames, text) => {
  show(<TrackerTab analysis={analysisWith(liveGames)} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('lists bets in play with their verdict, score, price and all reasons', () => {
  const [inPlay] = anAnalysis(true).strategicInsights.valueOpportunities
  show(<TrackerTab analysis={{ ...analysisWith(2), inPlay: [inPlay!] }} />)
  const card = screen.getByRole('article', { name: 'Boston Red Sox to win (moneyline)' })
  expect(card).toHaveTextContent('Lean')
  expect(card).toHaveTextContent('5–0, Top 7th')
  expect(card).toHaveTextContent('Pinnacle (simulated)')
  for (const reason of ['first', 'second', 'third']) expect(card).toHaveTextContent(reason)
})
