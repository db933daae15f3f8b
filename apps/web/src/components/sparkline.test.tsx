import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Sparkline } from './sparkline.tsx'

const open = (...points: readonly (readonly [number, number])[]) =>
  show(<Sparkline label="From −110 to −105" points={points} />)
const end = () => {
  const dot = screen.getByRole('img', { name: 'From −110 to −105' }).querySelector('circle')
  return [Number(dot?.getAttribute('cx')), Number(dot?.getAttribute('cy'))]
}
const path = () => screen.getByRole('img').querySelector('path')?.getAttribute('d')

it('keeps a value until the next one, draws a higher one higher up, and marks the newest at the right', () => {
  // Drawn from 3 to 93 across; 30 is the highest at 3 from the top, 10 the lowest at 25.
  open([0, 10], [50, 30], [100, 20])
  expect(path()).toBe('M3,25L48,25L48,3L93,3L93,14')
  expect(end()).toEqual([93, 14])
})

it('draws what never moved through the middle', () => {
  open([0, 10], [100, 10])
  expect(path()).toBe('M3,14L93,14L93,14')
})

it.each([[[]], [[[0, 10]]]] as const)('says that nothing moved where there are fewer than two points: %j', (points) => {
  open(...points)
  expect(screen.getByText('No movement')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})
