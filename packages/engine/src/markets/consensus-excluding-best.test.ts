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
  // Odds of 1 and 1.5 pool to their geometric mean.
  const pooled = Math.sqrt(1.5) / (1 + Math.sqrt(1.5))
  expect(home).toBeCloseTo(pooled, 6)
  expect(away).toBeCloseTo(pooled, 6)
})

it('pools the other books by log-odds, as every consensus does', () => {
  // Vig-free home probabilities 0.9, 0.5 and 0.1; c pays most on the home side. Odds 9 and 1 pool to √9 = 3, so 3/4.
  const [home] = consensusOf({ a: [1.111111, 10], b: [1.99, 1.99], c: [9.9, 1.111111] })
  expect(home).toBeCloseTo(0.75, 4)
})

it('is unknown if fewer than three books quote every outcome', () => {
  expect(consensusOf({ a: [1.9, 1.9], b: [2, 1.8] })).toEqual([null, null])
})
