import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { StrengthSum } from './strength-sum.tsx'

it('adds up season record, recent form and strength rating, each with its own weight', () => {
  // 0.4 × 55 + 0.3 × 70 + 0.3 × 52 = 22 + 21 + 15.6
  show(<StrengthSum of={{ seasonRecord: 55, recentForm: 70, strengthRating: 52, total: 58.6 }} />)
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Season record', '55.0%', '40%', '22.0'],
    ['Recent form', '70.0%', '30%', '21.0'],
    ['Strength rating', '52.0%', '30%', '15.6'],
    ['Total', '58.6'],
  ])
})

it('adds nothing up where a factor is missing', () => {
  show(<StrengthSum of={null} />)
  expect(screen.getByText('No Data: one of the three factors is missing.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
})
