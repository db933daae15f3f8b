import { expect, it } from 'vitest'
import { share } from './numbers.ts'

it('writes a share and its standard error in the same unit', () => {
  expect(share(0.042, 0.015)).toBe('+4.2 % ± 1.5')
  expect(share(-0.042, null)).toBe('−4.2 %')
  expect(share(null, null)).toBe('–')
})
