import { leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile, someFacts } from '../../testing/facts.ts'
import { othersSay } from './others-say.ts'

const quotes = (prices: Record<string, [number, number | null]>): Quote[] =>
  Object.entries(prices).map(([book, [home, away]]) => {
    const fact = someFacts()[1]!
    if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
    return { ...fact.quote, book, prices: [decimalOdds(home), away === null ? null : decimalOdds(away)] }
  })
const said = (prices: Record<string, [number, number | null]>) => othersSay(leagues.mlb, aFile(quotes(prices)), 'open')

it('leaves out the book whose price is best, outcome by outcome', () => {
  // Without margins: a says 0.5, b says 0.4 of the home side, c 0.6. c pays most on the away side, b on the home side.
  const [home, away] = said({ a: [1.9, 1.9], b: [2.375, 1.583333], c: [1.583333, 2.375] })
  expect(home).toBeCloseTo((0.5 + 0.6) / 2, 6)
  expect(away).toBeCloseTo((0.5 + 0.6) / 2, 6)
})

it('says nothing where fewer than three books quote every outcome', () => {
  expect(said({ a: [1.9, 1.9], b: [2, 1.8] })).toEqual([null, null])
  expect(said({ a: [1.9, 1.9], b: [2, 1.8], c: [2.1, null] })).toEqual([null, null])
})
