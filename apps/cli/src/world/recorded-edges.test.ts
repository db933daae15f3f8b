import { expect, it } from 'vitest'
import { measureRecorded, recordedShares } from './recorded-edges.ts'

it('holds recorded shares as fractions, those above one percent within those above zero', () => {
  expect(recordedShares.find(({ market }) => market === 'prop hits allowed')).toEqual({
    league: 'mlb',
    market: 'prop hits allowed',
    bets: 118,
    books: 3.8,
    positive: expect.closeTo(0.008, 12),
    aboveOnePercent: 0,
  })
  for (const { positive, aboveOnePercent } of recordedShares) {
    expect(positive).toBeLessThan(0.25)
    expect(aboveOnePercent).toBeLessThanOrEqual(positive)
  }
})

it('leaves out leagues without files instead of failing', async () => {
  expect(await measureRecorded([import.meta.dirname])).toEqual([])
})
