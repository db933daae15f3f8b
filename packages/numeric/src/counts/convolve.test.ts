import { describe, expect, it } from 'vitest'
import { convolve } from './convolve.ts'
import { poissonPmf } from './poisson-pmf.ts'

describe('convolve', () => {
  it('adds two dice', () => {
    const die = Float64Array.of(0, 1, 1, 1, 1, 1, 1).map((ways) => ways / 6)
    const ways = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    convolve(die, die).forEach((probability, total) => {
      expect(probability).toBeCloseTo(ways[total]! / 36, 15)
    })
  })

  it('of two Poisson counts is Poisson with the sum of their means', () => {
    const expected = poissonPmf(3.1, 20)
    const sums = convolve(poissonPmf(1.4, 20), poissonPmf(1.7, 20))
    expect(sums).toHaveLength(39)
    expected.forEach((probability, count) => {
      expect(sums[count]).toBeCloseTo(probability, 14)
    })
  })
})
