import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossEntropy } from './cross-entropy.ts'
import { logLoss } from './log-loss.ts'

const probabilities = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((parts) => parts.map((part) => part / parts.reduce((a, b) => a + b, 0)))

describe('cross-entropy', () => {
  // Oracle: scipy 1.17, entropy(target) + entropy(target, forecast).
  it('is the entropy of the target and the divergence from it together', () => {
    expect(crossEntropy([0.5, 0.3, 0.2], [0.6, 0.25, 0.15])).toBeCloseTo(0.9582971963, 9)
  })

  it('is the mean of the log losses of the outcomes, weighted by their target', () => {
    fc.assert(
      fc.property(probabilities, probabilities, (forecast, target) => {
        const expected = target.reduce((sum, share, winner) => sum + share * logLoss({ chances: forecast, winner }), 0)
        expect(crossEntropy(forecast, target)).toBeCloseTo(expected, 10)
      }),
    )
  })

  it('is least for the target itself', () => {
    fc.assert(
      fc.property(probabilities, probabilities, (forecast, target) => {
        expect(crossEntropy(forecast, target)).toBeGreaterThanOrEqual(crossEntropy(target, target) - 1e-12)
      }),
    )
  })

  it('refuses outcomes that do not match', () => {
    expect(() => crossEntropy([1], [0.5, 0.5])).toThrow(/equally many outcomes, got 1 and 2/)
  })
})
