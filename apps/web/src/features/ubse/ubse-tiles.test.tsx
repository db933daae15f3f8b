import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aRecommendation } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noFilters, type UbseFilters } from './filter-picks.ts'
import { ubsePicksOf } from './ubse-pick.ts'
import { UbseTiles } from './ubse-tiles.tsx'

const standard = [
  { id: 'a', confidence: 90, rankScore: 60, valueGrade: 'A+', isTrending: true, isHighConfidence: true },
  { id: 'b', confidence: 73, rankScore: 45, valueGrade: 'A', isTrending: false, isHighConfidence: false },
  { id: 'c', confidence: 80, rankScore: 48, valueGrade: 'B+', isTrending: true, isHighConfidence: false },
] as const
const picks = ubsePicksOf(
  standard.map((pick) => aRecommendation(pick)),
  [],
)
function open(of = picks, set: Partial<UbseFilters> = {}) {
  const onChange = vi.fn<(filters: UbseFilters) => void>()
  const filters = { ...noFilters, ...set }
  show(<UbseTiles picks={of} filters={filters} onChange={onChange} />)
  return { onChange, filters }
}

it('shows totals, averages and counts, each under its own name', () => {
  open()
  expect(screen.getByText('Total Picks').parentElement?.parentElement).toHaveTextContent(/3$/)
  expect(screen.getByRole('button', { name: /^Avg Confidence/ })).toHaveTextContent(
    /81\.0%of 3 picks · rank score 51\.0$/,
  )
  expect(screen.getByRole('button', { name: /^High Confidence/ })).toHaveTextContent(/2$/)
  expect(screen.getByRole('button', { name: /^ML Grades/ })).toHaveTextContent('2 at A+ or A')
})

it('shows a dash as average of no picks', () => {
  open([])
  expect(screen.getByRole('button', { name: /^Avg Confidence/ })).toHaveTextContent(/–$/)
})

it.each<readonly [RegExp, Partial<UbseFilters>]>([
  [/High Confidence/, { high: true }],
  [/Trending Picks/, { trending: true }],
  [/^Time/, { byTime: true }],
  [/^ML Grades/, { gradeMode: true }],
])('turns on what the tile %s is called, and nothing else', (name, on) => {
  const { onChange, filters } = open()
  const tile = screen.getByRole('button', { name })
  expect(tile).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(tile)
  expect(onChange.mock.calls).toEqual([[{ ...filters, ...on }]])
})

it('lets go of the grade when grade mode is left', () => {
  const { onChange } = open(picks, { gradeMode: true, grade: 'B', high: true })
  fireEvent.click(screen.getByRole('button', { name: /ML Grades/, pressed: true }))
  expect(onChange.mock.calls).toEqual([[{ ...noFilters, high: true }]])
})
