import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aRecommendation } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noFilters, type UbseFilters } from './filter-picks.ts'
import { UbseFilterBar } from './ubse-filter-bar.tsx'
import { ubsePicksOf } from './ubse-pick.ts'

const picks = ubsePicksOf(
  [
    aRecommendation({ id: 'a', league: 'MLB', betType: 'Moneyline', valueGrade: 'A' }),
    aRecommendation({ id: 'b', league: 'WNBA', betType: 'Spread', valueGrade: 'B' }),
    aRecommendation({ id: 'c', league: 'MLB', betType: 'Spread', valueGrade: 'A' }),
  ],
  [],
)
function open(set: Partial<UbseFilters> = {}) {
  const onChange = vi.fn<(filters: UbseFilters) => void>()
  const filters = { ...noFilters, ...set }
  show(<UbseFilterBar picks={picks} filters={filters} onChange={onChange} />)
  return {
    onChange,
    expectChange: (other: Partial<UbseFilters>) => expect(onChange.mock.calls).toEqual([[{ ...filters, ...other }]]),
  }
}
const chips = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

it('counts what each chip would keep, and leaves out markets that would keep nothing', () => {
  open()
  expect(chips('Leagues')).toEqual(['MLB2', 'WNBA1'])
  expect(chips('Markets')).toEqual(['Moneyline1', 'Spread2'])
  expect(screen.queryByRole('group', { name: 'Grades' })).toBeNull()
})

it('counts picks by grade, the best grade first, in grade mode', () => {
  open({ gradeMode: true })
  expect(chips('Grades')).toEqual(['✓All Grades3', 'A+0', 'A2', 'B+0', 'B1', 'C+0', 'C0', 'D0', 'F0'])
})

it('keeps one league at a time, beside the other filters', () => {
  const { expectChange } = open({ league: 'MLB', trending: true })
  press(/^WNBA/)
  expectChange({ league: 'WNBA' })
})

it('lets go of the league that is pressed again', () => {
  const { expectChange } = open({ league: 'MLB' })
  press(/^✓?MLB/)
  expectChange({ league: null })
})

it('adds a market to those chosen, and takes off only the one pressed again', () => {
  const { expectChange } = open({ markets: ['moneyline'] })
  press(/^Spread/)
  expectChange({ markets: ['moneyline', 'spread'] })
})

it('takes off only the market that is pressed again', () => {
  const { expectChange } = open({ markets: ['moneyline', 'spread'] })
  press(/^✓?Moneyline/)
  expectChange({ markets: ['spread'] })
})

it('keeps a grade, and all of them again', () => {
  const { onChange } = open({ gradeMode: true, grade: 'B' })
  press('A2')
  press(/^All Grades/)
  expect(onChange.mock.calls.map(([{ grade, gradeMode }]) => [grade, gradeMode])).toEqual([
    ['A', true],
    [null, true],
  ])
})

const everything: UbseFilters = {
  league: 'MLB',
  markets: ['moneyline', 'spread'],
  high: true,
  trending: true,
  byTime: true,
  gradeMode: true,
  grade: 'A',
  search: ' sox ',
}
it.each<readonly [string, Partial<UbseFilters>]>([
  ['MLB', { league: null }],
  ['Spread', { markets: ['moneyline'] }],
  ['High confidence', { high: false }],
  ['Trending', { trending: false }],
  ['By start', { byTime: false }],
  ['Grade A', { grade: null }],
  ['“sox”', { search: '' }],
])('says that %s is set, and takes off that filter and no other', (name, without) => {
  const { expectChange } = open(everything)
  press(`Remove ${name}`)
  expectChange(without)
})

it('clears all that is set, and names nothing active where nothing is', () => {
  const { onChange } = open({ ...everything, search: '   ' })
  expect(screen.queryByRole('button', { name: 'Remove “”' })).toBeNull()
  press('Clear All')
  expect(onChange.mock.calls).toEqual([[noFilters]])
})

it('searches for what is typed', () => {
  const { expectChange } = open({ league: 'MLB' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search teams' }), { target: { value: 'storm' } })
  expectChange({ search: 'storm' })
})
