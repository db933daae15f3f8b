import { expect, it } from 'vitest'
import { asShare } from './options.ts'

it('reads a share as a number or in percent', () => {
  expect(asShare('0.5')).toBe(0.5)
  expect(asShare('50%')).toBe(0.5)
  expect(asShare('0')).toBe(0)
})

it.each(['', ' ', '%', ' %', 'half', '-0.5'])('refuses what is no share, and reads nothing as zero: “%s”', (text) => {
  expect(() => asShare(text)).toThrow('A share, as 0.5 or 50%')
})
