import { expect, it } from 'vitest'
import { asChance, asMoney, asShare, asStake, asTotal, asUnit } from './options.ts'

it('reads a share as a number or in percent', () => {
  expect(asShare('0.5')).toBe(0.5)
  expect(asShare('50%')).toBe(0.5)
  expect(asShare('0')).toBe(0)
})

it.each(['', ' ', '%', ' %', 'half', '-0.5'])('refuses what is no share, and reads nothing as zero: “%s”', (text) => {
  expect(() => asShare(text)).toThrow('A share, as 0.5 or 50%')
})

it.each([asChance, asTotal, asMoney, asStake, asUnit])('reads decimal digits only: %o', (read) => {
  expect(read(' 0.5 ')).toBe(0.5)
  for (const text of ['', ' ', '0x1', '0b1', '1e-1', 'Infinity', '0.5 units'])
    expect(() => read(text)).toThrow(/amount|number/i)
})
