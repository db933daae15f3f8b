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
