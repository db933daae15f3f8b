import { describe, expect, it } from 'vitest'
import { normalCdf } from '../normal/normal-cdf.ts'
import { normalStream } from './normal-stream.ts'
import { randomStream } from './random-stream.ts'

describe('normalStream', () => {
  it('fills every part of the line as often as a normal distribution, tails included', () => {
    const next = normalStream(randomStream(11))
    const count = 400_000
    const ends = [-4, -3.4, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.4, 4]
    const observed = new Array<number>(ends.length + 1).fill(0)
    for (let i = 0; i < count; i++) {
      const z = next()
      const cell = ends.findIndex((end) => z < end)
      observed[cell < 0 ? ends.length : cell]! += 1
    }
    const cumulative = ends.map(normalCdf)
    const expected = observed.map((_, i) => count * ((cumulative[i] ?? 1) - (cumulative[i - 1] ?? 0)))
    const chiSquare = observed.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0)
    // 99.9 % point of the chi-square distribution with 17 degrees of freedom.
    expect(chiSquare).toBeLessThan(40.8)
  })

  it('draws its tail as a normal distribution given that it is that large', () => {
    const uniform = randomStream(5)
    const count = 100_000
    const ends = [3.6, 3.8, 4, 4.3]
    const observed = new Array<number>(ends.length + 1).fill(0)
    for (let i = 0; i < count; i++) {
      let calls = 0
      // These bits choose the far end of the lowest layer, so every number comes from the tail.
      const z = normalStream(() => (calls++ === 0 ? 0xffffff80 / 2 ** 32 : uniform()))()
      const cell = ends.findIndex((end) => z < end)
      observed[cell < 0 ? ends.length : cell]! += 1
    }
    const start = normalCdf(-3.442619855899)
    const above = ends.map((end) => normalCdf(-end) / start)
    const expected = observed.map((_, i) => count * ((above[i - 1] ?? 1) - (above[i] ?? 0)))
    const chiSquare = observed.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0)
    // 99.9 % point of the chi-square distribution with 4 degrees of freedom.
    expect(chiSquare).toBeLessThan(18.5)
  })

  it('repeats for the same seed, and successive numbers are uncorrelated', () => {
    const [a, b] = [normalStream(randomStream(3)), normalStream(randomStream(3))]
    const numbers = Array.from({ length: 50_000 }, a)
    expect(Array.from({ length: 50_000 }, b)).toEqual(numbers)
    const correlation = numbers.reduce((sum, z, i) => sum + z * (numbers[i - 1] ?? 0), 0) / numbers.length
    expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(numbers.length))
  })
})
