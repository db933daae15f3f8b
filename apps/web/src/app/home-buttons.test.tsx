import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../testing/answers.ts'
import { show } from '../../testing/show.tsx'
import { HomeButtons } from './home-buttons.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const open = (learnt: number | null = null) => {
  serve({
    '/api/advanced-more-picks?limit=1': {
      picks: [],
      summary: {
        totalPicks: 6,
        avgConfidence: null,
        confidenceSample: 0,
        highConfidencePicks: 0,
        trendingPicks: 0,
        byMarket: { moneyline: 3, spread: 1, total: 2 },
        byLeague: {},
        message: null,
      },
      hasMore: true,
      ...listFields,
      provenance: { ...provenance, learnt },
    },
  })
  show(<HomeButtons />)
}

it.each([
  [/^UBSE/, 'ubse'],
  [/^Smart Parlay/, 'smart-parlay'],
  [/^Smart Props Picker/, 'props'],
  [/^Today's Game Stats/, 'todays-stats'],
  [/^Player Props$/, 'props'],
  [/^Enhanced Player Props$/, 'enhanced-props'],
  [/^AI Market Analysis$/, 'market-analysis'],
  [/^Share Top Predictions$/, 'share'],
] as const)('opens with %s the overlay %s', (name, overlay) => {
  open()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(new URLSearchParams(window.location.search).getAll('show')).toEqual([overlay])
})

it('counts the picks of each market beside Smart Parlay', async () => {
  open()
  expect(await screen.findByText('6 game picks (3 ML, 1 spread, 2 totals)')).toBeInTheDocument()
})
