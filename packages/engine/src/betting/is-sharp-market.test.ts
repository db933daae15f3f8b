import { expect, it } from 'vitest'
import { isSharpMarket } from './is-sharp-market.ts'

it('is the sharp book’s price alone only where both are known and the same, rounding aside', () => {
  const of = (marketProbability: number | null, sharpProbability: number | null) =>
    isSharpMarket({ marketProbability, sharpProbability })
  expect([of(0.6, 0.6), of(0.6, 0.6 + 1e-12)]).toEqual([true, true])
  expect([of(0.6, 0.6001), of(0.6, null), of(null, 0.6), of(null, null)]).toEqual([false, false, false, false])
})
