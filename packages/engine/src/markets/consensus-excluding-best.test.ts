import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { consensusExcludingBest } from './consensus-excluding-best.ts'

const consensusOf = (prices: Record<string, [number, number]>) =>
  consensusExcludingBest(
    Object.entries(prices).map(([book, both]) => ({
      book,
      prices: both.map(decimalOdds) as DecimalOdds[],
      quotedAt: 0,
    })),
    2,
  )

it('leaves out the book whose price is best, outcome by outcome', () => {
  // Without margins: a says 0.5, b says 0.4 of the home side, c 0.6. c pays most on the away side, b on the home side.
  const [home, away] = consensusOf({ a: [1.9, 1.9], b: [2.375, 1.583333], c: [1.583333, 2.375] })
  expect(home).toBeCloseTo((0.5 + 0.6) / 2, 6)
  expect(away).toBeCloseTo((0.5 + 0.6) / 2, 6)
})

it('is unknown if fewer than three books quote every outcome', () => {
  expect(consensusOf({ a: [1.9, 1.9], b: [2, 1.8] })).toEqual([null, null])
})
