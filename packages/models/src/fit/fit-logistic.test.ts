import { logistic, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { fitLogistic } from './fit-logistic.ts'

const samplesOf = (rows: readonly (readonly number[])[]) => ({
  features: Float64Array.from(rows.flatMap(([a, b, c]) => [a!, b!, c!])),
  target: rows.map(([, , , target]) => target!),
  weight: rows.map(([, , , , weight]) => weight!),
})

describe('logistic regression', () => {
  // Oracle: scipy, BFGS on the same penalized loss.
  it('agrees with scipy', () => {
    const rows = [
      [1, 0.5, -1.2, 1, 1],
      [1, -0.3, 0.4, 0, 2],
      [1, 1.7, 0.2, 1, 0.5],
      [1, -1.1, -0.6, 0, 1],
      [1, 0.1, 0.9, 1, 3],
      [1, 0.8, -0.7, 0.25, 1],
    ]
    const fitted = fitLogistic(samplesOf(rows), [0, 1, 0], 2)
    const scipy = [0.05275215, 1.25837848, 0.30695398]
    for (const [j, coefficient] of scipy.entries()) expect(fitted[j]).toBeCloseTo(coefficient, 6)
  })

  it('finds the coefficients that probabilities were made with', () => {
    const next = randomStream(5)
    const made = [0.3, -0.8, 0.5]
    const rows = Array.from({ length: 400 }, () => {
      const features = [1, 4 * next() - 2, 4 * next() - 2]
      return [...features, logistic(features.reduce((sum, x, j) => sum + x * made[j]!, 0)), 1]
    })
    for (const [j, coefficient] of fitLogistic(samplesOf(rows), [0, 0, 0], 1e-6).entries())
      expect(coefficient).toBeCloseTo(made[j]!, 5)
  })

  it('stays with what is believed while nothing is seen, and refuses lists that do not fit', () => {
    expect(fitLogistic(samplesOf([]), [0, 1, 0], 10)).toEqual([0, 1, 0])
    expect(() => fitLogistic(samplesOf([]), [0, 1, 0], 0)).toThrow(RangeError)
    const odd = { features: new Float64Array(2), target: [1], weight: [1] }
    expect(() => fitLogistic(odd, [0, 1, 0], 1)).toThrow('3 features, a target and a weight per sample')
  })
})
