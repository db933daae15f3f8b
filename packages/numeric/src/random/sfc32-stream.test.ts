import { describe, expect, it } from 'vitest'
import { sfc32Stream } from './sfc32-stream.ts'

describe('sfc32Stream', () => {
  it('gives the numbers it always gave', () => {
    // Oracle: the same steps on Python's integers. The simulated world depends on these numbers.
    const expected = [2773162094, 4121962688, 2271165048, 1099376685]
    const next = sfc32Stream(42)
    expect(expected.map(() => next() * 2 ** 32)).toEqual(expected)
  })

  it('fills a hundred cells evenly, from neighboring seeds too', () => {
    const chiSquare = (next: () => number) => {
      const cells = new Array<number>(100).fill(0)
      for (let i = 0; i < 100_000; i++) cells[Math.floor(next() * 100)]! += 1
      return cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    }
    // 99 degrees of freedom: the middle 99.9 % lies between 57 and 150.
    let seed = 0
    for (const value of [chiSquare(sfc32Stream(1)), chiSquare(() => sfc32Stream(seed++)())]) {
      expect(value).toBeGreaterThan(57)
      expect(value).toBeLessThan(150)
    }
  })

  it('rejects a seed that is not an integer', () => {
    expect(() => sfc32Stream(0.5)).toThrow(RangeError)
  })
})
