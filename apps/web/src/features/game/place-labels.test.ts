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

it('leaves six pixels between two labels, on either side', () => {
  // Four characters of 6.6 pixels end at 126.4.
  expect(texts(label('−110', 100), label('−115', 132.3))).toEqual(['−110'])
  expect(texts(label('−110', 100), label('−115', 132.5))).toEqual(['−110', '−115'])
  expect(texts(label('−115', 132.3), label('−110', 100))).toEqual(['−115'])
  expect(texts(label('−115', 132.5), label('−110', 100))).toEqual(['−115', '−110'])
})
