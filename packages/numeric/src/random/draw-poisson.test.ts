import { describe, expect, it } from 'vitest'
import { poissonPmf } from '../counts/poisson-pmf.ts'
import { drawPoisson } from './draw-poisson.ts'
import { randomStream } from './random-stream.ts'

describe('drawPoisson', () => {
  it('draws every count as often as its probability', () => {
    const next = randomStream(5)
    const draws = 200_000
    const observed = new Array<number>(12).fill(0)
    for (let i = 0; i < draws; i++) observed[Math.min(11, drawPoisson(2.7, next))]! += 1
    const pmf = poissonPmf(2.7, 11)
    const expected = [...pmf, 1 - pmf.reduce((sum, probability) => sum + probability, 0)]
    const chiSquare = observed.reduce((sum, n, i) => sum + (n - draws * expected[i]!) ** 2 / (draws * expected[i]!), 0)
    // 99.9 % point of the chi-square distribution with 11 degrees of freedom.
    expect(chiSquare).toBeLessThan(31.3)
  })

  it('always draws 0 for a mean of 0, and ends for the largest uniform number', () => {
    expect(drawPoisson(0, () => 1 - 2 ** -32)).toBe(0)
    expect(drawPoisson(30, () => 1 - 2 ** -53)).toBeLessThanOrEqual(99)
  })

  it('rejects a mean it cannot draw', () => {
    for (const mean of [-1, 31, Number.NaN]) expect(() => drawPoisson(mean, () => 0.5)).toThrow(RangeError)
  })
})
