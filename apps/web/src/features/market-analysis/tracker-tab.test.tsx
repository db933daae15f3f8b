import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listFields, provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import type { Analysis } from './analysis-query.ts'
import { TrackerTab } from './tracker-tab.tsx'

const analysisWith = (liveGames: number): Analysis => ({
  picks: [],
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
  [1, '1 game is live. No published pick is on it.'],
  [2, '2 games are live. No published pick is on them.'],
])('without a live pick, says how many games are live: %d', (liveGames, text) => {
  show(<TrackerTab analysis={analysisWith(liveGames)} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
