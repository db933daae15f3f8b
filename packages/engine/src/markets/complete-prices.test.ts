import { expect, it } from 'vitest'
import { completePrices } from '../markets/complete-prices.ts'

it('takes prices of every outcome with a margin that is one, down to none', () => {
  expect(completePrices([1.9, 2])).toEqual([1.9, 2])
  expect(completePrices([2, 2])).toEqual([2, 2])
  expect(completePrices([2.4, 3.4, 3])).toEqual([2.4, 3.4, 3])
})

it('takes none where a price is missing, nor a misprint that sums below 1', () => {
  expect(completePrices([1.9, null])).toBeNull()
  expect(completePrices([2.3, 1.9])).toBeNull()
})
