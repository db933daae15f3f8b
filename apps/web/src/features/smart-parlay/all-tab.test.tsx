import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { AllTab } from './all-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

const summary = { moneyline: 1, spread: 0, total: 0, team_total: 0, player_prop: 1 }
const aPick = (id: string, category: string) => ({
  ...aRankedPick({ id }),
  category,
  value: 0.03,
  badge: null,
  score: null,
})
const listOf = (...picks: readonly unknown[]) => ({
  picks,
  totalOpportunities: picks.length,
  summary,
  topGrades: 2,
  lastUpdated: provenance.asOf,
  ...listFields,
  provenance,
})

it('says which bets the list counts, in which order they are, and which the funnel below it', async () => {
  const prop = aPick('b', 'player_prop')
  serve({
    '/api/smart-parlay/live-picks': listOf(aPick('a', 'moneyline'), prop),
    '/api/smart-parlay/live-picks?category=player_prop': listOf(prop),
  })
  show(<AllTab />)
  const ofAll =
    'Showing 2 of 2 recommended bets on all markets, team totals and player props included · 2 graded A+ or A'
  expect(await screen.findByText(ofAll)).toBeInTheDocument()
  expect(
    screen.getByText('Ranked by rank score, bets in play after those before the start; bets without one last, by EV'),
  ).toBeInTheDocument()
  const funnel = /^Winner, spread and total before the start: 344 prices looked at → 36 \+EV → 26 recommended/
  expect(screen.getByText(funnel)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Props' }))
  expect(
    await screen.findByText('Showing 1 of 1 recommended bet on player props · 2 graded A+ or A'),
  ).toBeInTheDocument()
})

it('says how many of the bets are drawn, and that the search finds the others', async () => {
  serve({
    '/api/smart-parlay/live-picks': listOf(...Array.from({ length: 61 }, (_, i) => aPick(`p${i}`, 'moneyline'))),
  })
  show(<AllTab />)
  expect(await screen.findByText(/^Showing 60 of 61 recommended bets/, {}, { timeout: 10_000 })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(60)
  expect(screen.getByText('Search to find the others.')).toBeInTheDocument()
})
