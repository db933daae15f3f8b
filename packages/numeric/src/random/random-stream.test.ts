import { describe, expect, it } from 'vitest'
import { randomStream } from './random-stream.ts'

describe('randomStream', () => {
  // Oracle: the same steps on Python's integers. Recorded simulations depend on these numbers.
  it.each([
    [7, [50271532, 266108690, 4195786334]],
    [-1, [3850105811, 813802916]],
  ])('from seed %d gives the numbers it always gave', (seed, expected) => {
    const next = randomStream(seed)
    expect(expected.map(() => next() * 2 ** 32)).toEqual(expected)
  })

  it('fills a hundred cells evenly', () => {
    const next = randomStream(20190615)
    const cells = new Array<number>(100).fill(0)
    for (let i = 0; i < 100_000; i++) cells[Math.floor(next() * 100)]! += 1
    const chiSquare = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 99 degrees of freedom: the middle 99.9 % lies between 57 and 150.
    expect(chiSquare).toBeGreaterThan(57)
    expect(chiSquare).toBeLessThan(150)
  })

  it('rejects a seed that is not an integer', () => {
    expect(() => randomStream(0.5)).toThrow(RangeError)
  })
})
