import { normalStream, randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiltDraws } from './tilt-draws.ts'

const next = normalStream(randomStream(8))
const [a, b] = [Array.from({ length: 4000 }, next), Array.from({ length: 4000 }, next)]
const weighted = (weights: Float64Array, values: readonly number[]) =>
  values.reduce((sum, value, i) => sum + weights[i]! * value, 0)

describe('weighing draws', () => {
  it('makes every marginal hold', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.8, max: 0.8, noNaN: true }),
        fc.double({ min: -0.8, max: 0.8, noNaN: true }),
        (p, q) => {
          const { weights, effective } = tiltDraws(4000, [
            { name: 'a', values: a, mean: p },
            { name: 'b', values: b, mean: q },
          ])
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10)
          expect(weighted(weights, a)).toBeCloseTo(p, 6)
          expect(weighted(weights, b)).toBeCloseTo(q, 6)
          expect(effective).toBeLessThanOrEqual(4000.001)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('changes two groups by their ratio alone, and nothing within them', () => {
    const wins = a.map((z) => Number(z > 0))
    const share = wins.reduce((sum, one) => sum + one, 0) / 4000
    const { weights } = tiltDraws(4000, [{ name: 'wins', values: wins, mean: 0.7 }])
    const expected = wins.map((win) => (win ? 0.7 / share / 4000 : 0.3 / (1 - share) / 4000))
    expect(Math.max(...expected.map((one, i) => Math.abs(one - weights[i]!)))).toBeLessThan(1e-9)
  })

  it('leaves draws equal that say what is asked', () => {
    const { weights, effective } = tiltDraws(4000, [])
    expect([weights[0], effective]).toEqual([1 / 4000, expect.closeTo(4000, 6)])
    const same = [
      { name: 'a', values: a, mean: 0.1 },
      { name: 'a again', values: a, mean: 0.1 },
    ]
    expect(weighted(tiltDraws(4000, same).weights, a)).toBeCloseTo(0.1, 6)
  })

  it('names what cannot be met', () => {
    expect(() => tiltDraws(3, [{ name: 'the total', values: [1, 2, 3], mean: 4 }])).toThrow(
      /the total was drawn from 1 to 3/,
    )
    const against = [
      { name: 'up', values: [0, 1, 0, 1], mean: 0.9 },
      { name: 'down', values: [1, 0, 1, 0], mean: 0.9 },
    ]
    expect(() => tiltDraws(4, against)).toThrow(/cannot be met/)
  })
})
