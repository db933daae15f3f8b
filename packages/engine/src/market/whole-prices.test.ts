import { expect, it } from 'vitest'
import { wholePrices } from './whole-prices.ts'

it('takes prices of every outcome with a margin that is one, down to none', () => {
  expect(wholePrices([1.9, 2])).toEqual([1.9, 2])
  expect(wholePrices([2, 2])).toEqual([2, 2])
  expect(wholePrices([2.4, 3.4, 3])).toEqual([2.4, 3.4, 3])
})

it('takes none where a price is missing, nor a misprint that sums below 1', () => {
  expect(wholePrices([1.9, null])).toBeNull()
  expect(wholePrices([2.3, 1.9])).toBeNull()
})
