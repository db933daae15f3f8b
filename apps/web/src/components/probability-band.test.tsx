import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ProbabilityBand } from './probability-band.tsx'

/** Where the range begins, how wide it is, and where the mark stands. */
function drawn(label: string) {
  const [range, mark] = screen.getByRole('img', { name: label }).querySelectorAll<HTMLElement>('[style]')
  return [range?.style.left, range?.style.width, mark?.style.left]
}

it('marks a chance within its range, and reads both out', () => {
  show(<ProbabilityBand name="Win probability" probability={51.4} between={[44, 60]} />)
  expect(drawn('Win probability: 51.4%, between 44% and 60%')).toEqual(['44%', '16%', '51.4%'])
})

it('draws and reads out no range that is not known', () => {
  show(<ProbabilityBand name="Win probability" probability={51.4} between={null} />)
  expect(drawn('Win probability: 51.4%')).toEqual(['51.4%', '0%', '51.4%'])
})
