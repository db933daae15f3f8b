import type { AdvancedMorePicks } from '@fairline/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { AdvancedFilterBar } from './advanced-filter-bar.tsx'
import { type AdvancedFilters, noAdvancedFilters } from './filter-advanced.ts'

const summary: AdvancedMorePicks['summary'] = {
  totalPicks: 1234,
  avgConfidence: 71.2,
  confidenceSample: 31,
  highConfidencePicks: 5,
  trendingPicks: 7,
  byMarket: { moneyline: 11, spread: 12, total: 13 },
  byLeague: { MLB: 20, WNBA: 16 },
  message: null,
}
function open(set: Partial<AdvancedFilters> = {}, other: Partial<typeof summary> = {}) {
  const onChange = vi.fn<(filters: AdvancedFilters) => void>()
  const filters = { ...noAdvancedFilters, ...set }
  show(<AdvancedFilterBar summary={{ ...summary, ...other }} filters={filters} onChange={onChange} />)
  return onChange
}

it('shows on each chip the count that belongs to it', () => {
  open()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'High Confidence5',
    'Trending7',
    'Time',
    'Moneyline11',
    'Spread12',
    'Total13',
    'MLB20',
    'WNBA16',
  ])
  expect(screen.getByText('1,234 recommended · 71.2% average confidence of 31 picks')).toBeInTheDocument()
})

it('says nothing of an average that is not known', () => {
  open({}, { avgConfidence: null, confidenceSample: 0 })
  expect(screen.getByText('1,234 recommended')).toBeInTheDocument()
})

it.each<readonly [RegExp, Partial<AdvancedFilters>]>([
  [/^High Confidence/, { focus: 'high' }],
  [/^Trending/, { focus: 'trending' }],
  [/^Time/, { focus: 'time' }],
  [/^Moneyline/, { market: 'moneyline' }],
  [/^Spread/, { market: 'spread' }],
  [/^Total/, { market: 'total' }],
  [/^WNBA/, { league: 'WNBA' }],
])('keeps what %s says, and the search', (name, set) => {
  const onChange = open({ search: 'sox' })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onChange.mock.calls).toEqual([[{ ...noAdvancedFilters, search: 'sox', ...set }]])
})

it('marks as pressed what is set, and nothing else', () => {
  open({ focus: 'trending', market: 'total', league: 'MLB' })
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed).toEqual(['✓Trending7', '✓Total13', '✓MLB20'])
})

it('clears all filters, and offers that only if one is set', () => {
  const onChange = open({ league: 'MLB', search: 'sox' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(onChange.mock.calls).toEqual([[noAdvancedFilters]])
})

it('searches for what is typed, beside the filters that are set', () => {
  const onChange = open({ league: 'MLB' })
  const field = screen.getByRole('searchbox', { name: 'Search games and bet types' })
  fireEvent.change(field, { target: { value: 'storm' } })
  expect(onChange.mock.calls).toEqual([[{ ...noAdvancedFilters, league: 'MLB', search: 'storm' }]])
})
