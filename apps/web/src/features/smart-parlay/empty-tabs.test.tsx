import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { AllTab } from './all-tab.tsx'
import { LiveTab } from './live-tab.tsx'
import { TopTab } from './top-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

const nothing = {
  picks: [],
  totalPicks: 0,
  highValue: 0,
  lastUpdated: provenance.asOf,
  avgConfidence: null,
  ...listFields,
  provenance,
}

it('says in the documented words that there is nothing, of each kind', async () => {
  const summary = { moneyline: 0, spread: 0, total: 0, team_total: 0, player_prop: 0 }
  const found = { ...nothing, totalOpportunities: 0, summary, topGrades: 0 }
  serve({
    '/api/smart-parlay-picks': nothing,
    '/api/smart-parlay/live-picks': found,
    '/api/smart-parlay/live-picks?category=player_prop': found,
    '/api/live-games-analysis': { games: [], worthNow: [], provenance },
  })
  const top = show(<TopTab />)
  expect(await screen.findByText('No opportunities found for selected category')).toBeInTheDocument()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' yankees ' } })
  expect(screen.getByText('No results found for yankees')).toBeInTheDocument()
  top.unmount()
  const all = show(<AllTab />)
  expect(await screen.findByText('No opportunities found for selected category')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Props' }))
  expect(await screen.findByText('No props available')).toBeInTheDocument()
  all.unmount()
  show(<LiveTab />)
  expect(await screen.findByText('No live games available for analysis')).toBeInTheDocument()
})
