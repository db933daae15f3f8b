import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { MovementPlot } from './movement-plot.tsx'

it('draws a higher line higher up', () => {
  const start = Date.parse('2026-07-15T12:00:00Z')
  const points = [
    { at: start, value: 8, price: -110 },
    { at: start + 3_600_000, value: 9, price: -105 },
  ]
  const band = points.map(({ at, value }) => ({ at, low: value, high: value }))
  show(
    <MovementPlot
      title="The total rose from 8 to 9"
      unit="total"
      lead={{ book: 'Pinnacle', points }}
      band={band}
      until={start + 7_200_000}
      hasStarted={false}
    />,
  )
  const heightOf = (text: string) => Number(screen.getByText(text).getAttribute('y'))
  // In SVG y grows downwards.
  expect(heightOf('9')).toBeLessThan(heightOf('8'))
  expect(heightOf('Pinnacle −105')).toBeLessThan(heightOf('−110'))
})
