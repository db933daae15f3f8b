import { expect, it } from 'vitest'
import { type ChartLabel, placeLabels } from './place-labels.ts'

const label = (text: string, x: number, anchor: ChartLabel['anchor'] = 'start'): ChartLabel => ({
  text,
  x,
  y: 0,
  anchor,
})
const texts = (...labels: ChartLabel[]) => placeLabels(labels).map(({ text }) => text)

it('keeps the more important of two labels that overlap', () => {
  expect(texts(label('−110', 100), label('−115', 110), label('−120', 300))).toEqual(['−110', '−120'])
})

it('measures a label that ends at its point to the left', () => {
  expect(texts(label('Pinnacle −130', 300, 'end'), label('−120', 240), label('−110', 100))).toEqual([
    'Pinnacle −130',
    '−110',
  ])
})
