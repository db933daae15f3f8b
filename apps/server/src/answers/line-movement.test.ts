import { aGame } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { lineMovementOf } from './line-movement.ts'

it('gives the highest and lowest price of the side that is named first', () => {
  const points = [
    { at: 0, line: null, prices: [decimalOdds(2.1), decimalOdds(1.8)] },
    { at: 1, line: null, prices: [decimalOdds(2.2), decimalOdds(1.75)] },
    { at: 2, line: null, prices: [decimalOdds(2), decimalOdds(1.5)] },
  ]
  const { markets } = lineMovementOf(aGame(), [{ kind: 'moneyline', books: [{ book: 'Book', points }] }], 'archive')
  expect(markets[0]).toMatchObject({
    selections: ['Boston Red Sox', 'New York Yankees'],
    books: [{ open: { odds: [110, -125] }, high: 120, low: 100 }],
  })
})

it('names over before under, and gives the range of lines, first and last prices, and the number of moves', () => {
  const point = (at: number, line: number, over: number | null) => ({
    at,
    line,
    prices: [over === null ? null : decimalOdds(over), decimalOdds(1.9)],
  })
  const points = [point(1000, 8.5, 1.9), point(2000, 9, 2.2), point(3000, 8, null)]
  const books = [
    { book: 'Book', points },
    { book: 'Empty', points: [] },
  ]
  const { markets } = lineMovementOf(aGame(), [{ kind: 'total', books }], 'simulated')
  expect(markets[0]?.selections).toEqual(['Over', 'Under'])
  expect(markets[0]?.books).toMatchObject([
    {
      book: 'Book (simulated)',
      open: { at: '1970-01-01T00:00:01.000Z', line: 8.5, odds: [-111, -111] },
      current: { at: '1970-01-01T00:00:03.000Z', line: 8, odds: [null, -111] },
      moves: 2,
      high: 120,
      low: -111,
      highLine: 9,
      lowLine: 8,
    },
  ])
  expect(markets[0]?.books).toHaveLength(1)
})

it('has no range of prices if the first side was never priced, and no range of lines on a winner', () => {
  const points = [{ at: 0, line: null, prices: [null, decimalOdds(1.9)] }]
  const { markets } = lineMovementOf(aGame(), [{ kind: 'moneyline', books: [{ book: 'Book', points }] }], 'archive')
  expect(markets[0]?.books[0]).toMatchObject({ high: null, low: null, highLine: null, lowLine: null, moves: 0 })
})
