import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { StrengthBar } from './strength-bar.tsx'

const open = (away: number, home: number) =>
  show(<StrengthBar away={{ name: 'Yankees', strength: away }} home={{ name: 'Red Sox', strength: home }} />)

it.each([
  [0.484, 0.53, 'Red Sox stronger by 4.6 points'],
  [0.6, 0.4, 'Yankees stronger by 20.0 points'],
  [0.5, 0.5, 'even'],
])('says which side is stronger and by how much: %d away, %d home', (away, home, verdict) => {
  open(away, home)
  const [awayText, homeText] = [`${(100 * away).toFixed(1)}%`, `${(100 * home).toFixed(1)}%`]
  const bar = screen.getByRole('img', { name: `Strength: Yankees ${awayText}, Red Sox ${homeText}; ${verdict}` })
  expect(bar).toHaveTextContent(`${awayText} Yankees Red Sox ${homeText}`)
})

it('makes each arm as long as its side is strong, the away side at the left', () => {
  open(0.25, 0.75)
  const widths = Array.from(
    screen.getByRole('img').querySelectorAll<HTMLElement>('[style]'),
    ({ style }) => style.width,
  )
  expect(widths).toEqual(['25%', '75%'])
})
