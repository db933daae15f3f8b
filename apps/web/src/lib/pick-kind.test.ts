import { expect, it } from 'vitest'
import { isInBand, readPickKinds, recordOverlay } from './pick-kind.ts'

it('writes kinds of picks into the address and reads them back', () => {
  const kinds = [
    { market: 'three-way', confidence: null },
    { market: 'spread', confidence: 62.2 },
  ]
  const overlay = recordOverlay(kinds)
  expect(overlay).toBe('record:three-way@;spread@62.2')
  expect(readPickKinds(overlay.slice('record:'.length))).toEqual(kinds)
  expect(recordOverlay([])).toBe('record')
})

it('leaves out of an address what is no kind of pick', () => {
  expect(readPickKinds('')).toEqual([])
  expect(readPickKinds('spread@60;<b>@50;total;1spread@60;spread@60%')).toEqual([{ market: 'spread', confidence: 60 }])
})

it('finds the band of a confidence: its lower end belongs to it, its upper end to the next', () => {
  const bands = ['0–30', '30–45', '45–55', '55–65', '65–100', 'not known']
  const bandOf = (confidence: number | null) => bands.filter((band) => isInBand(band, confidence))
  expect(bandOf(54.9)).toEqual(['45–55'])
  expect(bandOf(55)).toEqual(['55–65'])
  expect(bandOf(100)).toEqual(['65–100'])
  expect(bandOf(null)).toEqual(['not known'])
})
