import { expect, it } from 'vitest'
import { difference, loss, percent, share, whole } from './numbers.ts'

it('writes a share and its standard error in the same unit', () => {
  expect(share(0.042, 0.015)).toBe('+4.2 % ± 1.5')
  expect(share(-0.042, null)).toBe('−4.2 %')
  expect(share(null, null)).toBe('–')
})

it('signs a difference, with no sign on what rounds to zero', () => {
  expect(difference({ mean: 0.00126, se: 0.0004 })).toBe('+0.0013 ± 0.0004')
  expect(difference({ mean: -0.00126, se: 0.0004 }, 5)).toBe('−0.00126 ± 0.00040')
  expect(difference({ mean: -0.00004, se: 0.0004 })).toBe('0.0000 ± 0.0004')
  expect(difference(null)).toBe('–')
})

it('writes zero as zero, and a dash only where nothing is known', () => {
  expect([loss(0), percent(0), share(0, null)]).toEqual(['0.0000', '0.0 %', '0.0 %'])
  expect([loss(null), loss(undefined), percent(null), percent(undefined)]).toEqual(['–', '–', '–', '–'])
})

it('writes fractions in percent and counts in thousands', () => {
  expect([percent(0.1234), percent(-0.1234, 2), whole(1_234_567)]).toEqual(['12.3 %', '−12.34 %', '1,234,567'])
})
