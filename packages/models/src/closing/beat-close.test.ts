import { logit, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { beatClose } from './beat-close.ts'

/** Of 4,000 past closes whose residuals are uniform in ±0.2. */
function probability(expected: number, needed: number): number {
  const next = randomStream(9)
  const residuals = Array.from({ length: 4000 }, () => (next() - 0.5) * 0.4)
  const weights = residuals.map(() => 1)
  return beatClose(residuals, weights)(expected, needed)
}

describe('the chance to beat the close', () => {
  it('is the share of past closes that landed beyond the price', () => {
    // A price that needs 0.1 less log-odds than expected is beaten three times in four.
    const needed = 1 / (1 + Math.exp(-(logit(0.5) - 0.1)))
    expect(probability(0.5, needed)).toBeCloseTo(0.75, 1)
  })

  it('falls as the price needs more, and is never certain', () => {
    const query = [0.3, 0.45, 0.5, 0.55, 0.8].map((needed) => probability(0.5, needed))
    expect(query).toEqual([...query].sort((a, b) => b - a))
    expect(Math.max(...query)).toBeLessThan(1)
    expect(Math.min(...query)).toBeGreaterThan(0)
  })

  it('hears a game that counts twice twice', () => {
    const light = beatClose([-1, 1], [100, 100])(0.5, 0.5)
    const heavy = beatClose([-1, 1], [100, 300])(0.5, 0.5)
    expect(light).toBeCloseTo(0.5, 12)
    expect(heavy).toBeCloseTo(310 / 420, 12)
  })

  it('has nothing to say without a past', () => {
    expect(() => beatClose([], [])).toThrow(RangeError)
    expect(() => beatClose([1], [])).toThrow(/one weight per residual/)
  })
})
