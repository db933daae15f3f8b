import { expect, it } from 'vitest'
import { decimalOf } from './decimal-of.ts'
import { priceText } from './price-text.ts'

it.each([
  [150, '+150', '2.50', '3/2'],
  [-200, '−200', '1.50', '1/2'],
  [100, '+100', '2.00', 'evens'],
  [-100, '−100', '2.00', 'evens'],
])('writes %s as the visitor reads prices', (american, inAmerican, decimal, fractional) => {
  expect(priceText(american, 'american')).toBe(inAmerican)
  expect(priceText(american, 'decimal')).toBe(decimal)
  expect(priceText(american, 'fractional')).toBe(fractional)
})

it.each([99, -99.9, 0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'shows a dash for %s, which is no price',
  (american) => {
    expect(decimalOf(american)).toBeNull()
    for (const format of ['american', 'decimal', 'fractional'] as const) expect(priceText(american, format)).toBe('–')
  },
)
