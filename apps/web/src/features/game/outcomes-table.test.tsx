import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { OutcomesTable } from './outcomes-table.tsx'

it('shows what is on the wire, calls nothing certain, and says what is not known', () => {
  const outcomes = [
    { name: 'Boston', ours: 0.04, rating: 39.4, market: null },
    { name: 'Chicago', ours: 99.96, rating: 60.6, market: null },
  ]
  show(<OutcomesTable caption="Winner" outcomes={outcomes} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Boston<0.1%39.4%not quoted',
    'Chicago>99.9%60.6%not quoted',
  ])
})

it.each([
  ['between both', 40, 35, 45, false],
  ['at one of them', 45.1, 35, 45, false],
  ['a tenth beyond, whose difference is not exact', 4.2, 3.5, 4.1, false],
  ['above both', 45.2, 35, 45, true],
  ['below both', 34.8, 45, 35, true],
  ['beside a market without quotes', 60, 35, null, false],
])('says how a fair probability can lie beyond model and market: %s', (_, ours, rating, market, isSaid) => {
  show(<OutcomesTable caption="Winner" outcomes={[{ name: 'Boston', ours, rating, market }]} />)
  expect(screen.queryByText(/^Fair lies beyond model and market here/) !== null).toBe(isSaid)
})
