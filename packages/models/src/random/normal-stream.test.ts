import { describe, expect, it } from 'vitest'
import { normalShare } from '../numeric/normal-share.ts'
import { normalStream } from './normal-stream.ts'
import { randomStream } from './random-stream.ts'

describe('normal numbers', () => {
  it('fall as often into every part of the line as they should, tails included', () => {
    const [next, count] = [normalStream(randomStream(11)), 400_000]
    const ends = [-4, -3.4, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.4, 4]
    const seen = new Array<number>(ends.length + 1).fill(0)
    for (let i = 0; i < count; i++) {
      const z = next()
      const cell = ends.findIndex((end) => z < end)
      seen[cell < 0 ? ends.length : cell]! += 1
    }
    const shares = ends.map(normalShare)
    const expected = seen.map((_, i) => count * ((shares[i] ?? 1) - (shares[i - 1] ?? 0)))
    const chiSquare = seen.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0)
    // 99.9 % point of the chi-square distribution with 17 degrees of freedom.
    expect(chiSquare).toBeLessThan(40.8)
  })

  it('are the same for the same seed, and do not go together', () => {
    const [a, b] = [normalStream(randomStream(3)), normalStream(randomStream(3))]
    const numbers = Array.from({ length: 50_000 }, a)
    expect(Array.from({ length: 50_000 }, b)).toEqual(numbers)
    const together = numbers.reduce((sum, z, i) => sum + z * (numbers[i - 1] ?? 0), 0) / numbers.length
    expect(Math.abs(together)).toBeLessThan(4 / Math.sqrt(numbers.length))
  })
})
