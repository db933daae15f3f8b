import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRecommendation } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { UbseCard } from './ubse-card.tsx'
import { type UbsePick, ubsePicksOf } from './ubse-pick.ts'

function open(other: Partial<UbsePick> = {}) {
  const [pick] = ubsePicksOf([aRecommendation({ expectedValue: 3, sharpValue: 1.2 })], [])
  if (!pick) throw new RangeError('a recommendation is a pick')
  show(<UbseCard pick={{ ...pick, ...other }} probabilities={null} />)
}

it('shows EV and sharp value from percent, each under its own name', () => {
  open()
  expect(screen.getByRole('button', { name: /^Expected value/ })).toHaveTextContent('Expected value +3.0%')
  expect(screen.getByRole('button', { name: /^Sharp value/ })).toHaveTextContent('Sharp value +1.2%')
})

it('shows a sharp value that is not known as a dash', () => {
  open({ sharpValue: null })
  expect(screen.getByRole('button', { name: /^Sharp value/ })).toHaveTextContent('Sharp value –')
})

it('compares strengths from fractions, away side first, and assumes both if either is not known', () => {
  open({ awayTeam: 'Yankees', homeTeam: 'Red Sox', awayStrength: 0.48, homeStrength: null })
  expect(screen.getByRole('region', { name: 'Strength Gap Analysis' })).toHaveTextContent('Yankees 45% · Red Sox 55%')
})

it.each([
  ['Live', { isLive: true }],
  ['Trending', { isTrending: true }],
  ['Enhanced', { isEnhanced: true }],
] as const)('wears the badge %s only if that is so', (badge, is) => {
  open({ isLive: false, isTrending: false, isEnhanced: false, ...is })
  const badges = ['Live', 'Trending', 'Enhanced'].filter((name) => screen.queryByText(name) !== null)
  expect(badges).toEqual([badge])
})
