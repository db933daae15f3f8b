import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { isSharpMarket } from './is-sharp-market.ts'

const of = (marketProbability: number | null, sharpProbability: number | null, market = fullGame('moneyline')) =>
  isSharpMarket({ market, marketProbability, sharpProbability })

it('is the sharp book’s price alone only where both are known and the same, rounding aside', () => {
  expect([of(0.6, 0.6), of(0.6, 0.6 + 1e-12)]).toEqual([true, true])
  expect([of(0.6, 0.6001), of(0.6, null), of(null, 0.6), of(null, null)]).toEqual([false, false, false, false])
})

it('is a consensus on a line, and on a part of the game, also where the books agree to the last digit', () => {
  expect(of(0.5, 0.5, fullGame('total', 8.5))).toBe(false)
  expect(of(0.5, 0.5, { ...fullGame('moneyline'), period: 'first-half' })).toBe(false)
})
