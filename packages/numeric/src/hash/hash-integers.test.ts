import { describe, expect, it } from 'vitest'
import { hashIntegers } from './hash-integers.ts'

const bitsOf = (value: number) => value.toString(2).replaceAll('0', '').length

describe('hashIntegers', () => {
  // Oracle: the same steps on Python's integers. The simulated world depends on these numbers.
  it.each([
    [[1, 2, 3, 4], 2026589382],
    [[-5, 7], 1386095679],
  ] as const)('of %j gives the number it always gave', ([a, b, c, d], expected) => {
    expect(hashIntegers(a, b, c, d)).toBe(expected)
  })

  it('changes about half of its bits with any bit of any argument', () => {
    for (let position = 0; position < 4; position++) {
      for (let bit = 0; bit < 32; bit++) {
        let changed = 0
        for (let n = 0; n < 200; n++) {
          const values: [number, number, number, number] = [n, n * 7, n * 31, n * 101]
          const before = hashIntegers(...values)
          values[position]! ^= 1 << bit
          changed += bitsOf((hashIntegers(...values) ^ before) >>> 0)
        }
        // 6,400 bits: four standard errors are 2.5 %.
        expect(Math.abs(changed / 6400 - 0.5)).toBeLessThan(0.03)
      }
    }
  })
})
