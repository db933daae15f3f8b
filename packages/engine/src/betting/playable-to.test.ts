import { americanFromDecimal, type DecimalOdds, decimalFromAmerican } from '@fairline/odds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playableTo } from './playable-to.ts'

const decimal = (value: number) => value as DecimalOdds

it.each([
  ['+104, above the even price', 2.035, 104],
  ['+100, the even price itself', 2, 100],
  ['−105, below the even price', 1.952, -105],
])('is the first whole price that is not too low: %s', (_, bar, american) => {
  expect(playableTo(decimal(2.4), (price) => price >= bar)).toBe(american)
})

it('is the lowest price that is worth it, one below is not, and it is never above the price itself', () => {
  const prices = fc.record({
    bar: fc.double({ min: 1.02, max: 30, noNaN: true }),
    above: fc.double({ min: 1, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(prices, ({ bar, above }) => {
      const price = decimal(bar * above)
      const lowest = playableTo(price, (query) => query >= bar)
      const shown = Math.round(americanFromDecimal(price))
      expect(decimalFromAmerican(lowest)).toBeLessThanOrEqual(decimalFromAmerican(shown))
      if (lowest === shown) return
      expect(decimalFromAmerican(lowest)).toBeGreaterThanOrEqual(bar)
      expect(decimalFromAmerican(lowest === 100 ? -101 : lowest - 1)).toBeLessThan(bar)
    }),
  )
})

it('is the price itself, as it is shown, where the next whole one is too low', () => {
  // 1.91 is −109.89, shown as −110, which is 1.9091.
  expect(playableTo(decimal(1.91), (price) => price >= 1.91)).toBe(-110)
})

it('ends at −10000: no book pays less', () => expect(playableTo(decimal(1.5), () => true)).toBe(-10_000))
