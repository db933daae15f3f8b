import { describe, expect, it } from 'vitest'
import { normalCdf } from '../normal/normal-cdf.ts'
import { normalAt } from './normal-at.ts'

describe('normalAt', () => {
  it('gives the number it always gave', () => {
    // Oracle: the same steps in Python. The simulated world depends on these numbers.
    expect(normalAt(1, 2, 3, 4)).toBeCloseTo(0.6663734756723074, 14)
  })

  it('is spread as a normal distribution is', () => {
    const ends = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]
    const observed = new Array<number>(ends.length + 1).fill(0)
    for (let n = 0; n < 100_000; n++) {
      const z = normalAt(9, n)
      const cell = ends.findIndex((end) => z < end)
      observed[cell < 0 ? ends.length : cell]! += 1
    }
    const cumulative = ends.map(normalCdf)
    const expected = observed.map((_, i) => 100_000 * ((cumulative[i] ?? 1) - (cumulative[i - 1] ?? 0)))
    const chiSquare = observed.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0)
    // 99.9 % point of the chi-square distribution with 11 degrees of freedom.
    expect(chiSquare).toBeLessThan(31.3)
  })
})
