import { randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brier } from './brier.ts'
import { calibrationError } from './calibration-error.ts'
import { calibrationErrorByChance } from './calibration-error-by-chance.ts'
import { logLoss } from './log-loss.ts'
import { meanWithError } from './mean-with-error.ts'
import { rankedProbability } from './ranked-probability.ts'
import { reliability } from './reliability.ts'
import { saidOf } from './said-of.ts'
import { weightedMeanWithError } from './weighted-mean-with-error.ts'

const threeWay = fc
  .tuple(
    fc.double({ min: 0.01, max: 1, noNaN: true }),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
  )
  .map((raw) => raw.map((value) => value / raw.reduce((a, b) => a + b, 0)))

describe('scoring rules', () => {
  it('are proper: on average nothing beats saying the truth', () => {
    fc.assert(
      fc.property(threeWay, threeWay, (truth, other) => {
        for (const rule of [logLoss, brier, rankedProbability]) {
          const expected = (said: number[]) =>
            truth.reduce((sum, probability, winner) => sum + probability * rule({ chances: said, winner }), 0)
          expect(expected(truth)).toBeLessThanOrEqual(expected(other) + 1e-12)
        }
      }),
    )
  })

  it('charge a coin flip what it is worth', () => {
    expect(logLoss({ chances: [0.5, 0.5], winner: 1 })).toBeCloseTo(Math.LN2, 12)
    expect(brier({ chances: [0.5, 0.5], winner: 1 })).toBe(0.25)
    expect(rankedProbability({ chances: [0.5, 0.5], winner: 1 })).toBe(0.25)
  })

  it('charge dearly, not infinitely, for calling what happened impossible', () => {
    expect(logLoss({ chances: [1, 0], winner: 1 })).toBeCloseTo(-Math.log(1e-15), 9)
  })

  it('put a draw nearer to a home win than an away win is', () => {
    expect(rankedProbability({ chances: [0, 1, 0], winner: 0 })).toBeLessThan(
      rankedProbability({ chances: [0, 0, 1], winner: 0 }),
    )
  })

  it.each([logLoss, brier, rankedProbability])('refuse an outcome that was not forecast', (rule) => {
    expect(() => rule({ chances: [0.5, 0.5], winner: 2 })).toThrow(RangeError)
  })
})

describe('calibration', () => {
  const next = randomStream(11)
  const forecasts = Array.from({ length: 3000 }, () => {
    const home = 0.2 + 0.6 * next()
    return [home, 1 - home]
  })
  const drawn = (bend: number) =>
    forecasts
      .map((probabilities) => ({ chances: probabilities, winner: next() < probabilities[0]! + bend ? 0 : 1 }))
      .flatMap(saidOf)

  it('of a perfect forecaster stays below what chance alone can show, of a biased one does not', () => {
    const bar = calibrationErrorByChance(forecasts, 1, 400)
    expect(calibrationError(drawn(0))).toBeLessThan(bar)
    expect(calibrationError(drawn(0.08))).toBeGreaterThan(bar)
  })

  it('of a perfect forecaster stays below it 19 times in 20 where games are many', () => {
    const many = [...forecasts, ...forecasts.slice(0, 2400)]
    const bar = calibrationErrorByChance(many, 1)
    const errors = Array.from({ length: 400 }, () =>
      calibrationError(
        many
          .map((probabilities) => ({ chances: probabilities, winner: next() < probabilities[0]! ? 0 : 1 }))
          .flatMap(saidOf),
      ),
    )
    const below = errors.filter((error) => error < bar).length
    // 380 expected, two standard errors of 4.4.
    expect(Math.abs(below - 380)).toBeLessThanOrEqual(8)
    // Drawn so often that another seed hardly matters, but drawn.
    const other = calibrationErrorByChance(many, 2)
    expect(other).not.toBe(bar)
    expect(Math.abs(other - bar)).toBeLessThan(0.02 * bar)
  })

  it('by chance counts all three outcomes of many games', () => {
    const many = Array.from({ length: 5400 }, () => [0.5, 0.3, 0.2])
    // Three bins of 5,400 games: the wins in them deviate by √(5,400 · p · (1 − p)), 37, 34 and 29; the mean error by chance
    // is √(2/π) of their sum over 16,200 forecasts, and its 95 % point lies above that and below their sum.
    const sum = [0.5, 0.3, 0.2].reduce((total, p) => total + Math.sqrt(5400 * p * (1 - p)), 0) / 16_200
    const bar = calibrationErrorByChance(many, 1)
    expect(bar).toBeGreaterThan(Math.sqrt(2 / Math.PI) * sum)
    expect(bar).toBeLessThan(2 * sum)
  })

  it('is the same for the same seed', () => {
    expect(calibrationErrorByChance(forecasts, 4, 50)).toBe(calibrationErrorByChance(forecasts, 4, 50))
  })

  it('adds up from the reliability bins', () => {
    const said = drawn(0)
    const bins = reliability(said)
    const gap = bins.reduce((sum, bin) => sum + bin.count * Math.abs((bin.said ?? 0) - (bin.happened ?? 0)), 0)
    expect(calibrationError(said)).toBeCloseTo(gap / said.length, 12)
    expect(bins.reduce((count, bin) => count + bin.count, 0)).toBe(3000)
  })
})

describe('means and their errors', () => {
  it('agree with the textbook on four values', () => {
    expect(meanWithError([1, 2, 3, 4])).toEqual({ mean: 2.5, se: Math.sqrt(5 / 3 / 4) })
    expect(meanWithError([1])).toBeNull()
  })
})

describe('weighted means and their errors', () => {
  const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 20 })

  it('agree with numpy on four values, and take a weight of nothing for a value that is not there', () => {
    const weighted = [0.7, -0.2, 0.1, 0.4].map((value, i) => ({ value, weight: i % 2 === 0 ? 1 : 0.5 }))
    const { mean, se } = weightedMeanWithError([...weighted, { value: 1000, weight: 0 }])!
    expect(mean).toBeCloseTo(0.3, 12)
    expect(se).toBeCloseTo(0.19813949444585563, 12)
    expect(
      weightedMeanWithError([
        { value: 1, weight: 1 },
        { value: 2, weight: 0 },
      ]),
    ).toBeNull()
  })

  it('are those without weights where all weights are equal, whatever their size', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.1, max: 10, noNaN: true }), (numbers, weight) => {
        const { mean, se } = weightedMeanWithError(numbers.map((value) => ({ value, weight })))!
        const plain = meanWithError(numbers)!
        expect(mean).toBeCloseTo(plain.mean, 9)
        expect(se).toBeCloseTo(plain.se, 9)
      }),
    )
  })
})

describe('the random stream', () => {
  it('fills a hundred cells evenly', () => {
    const next = randomStream(20190615)
    const cells = new Array<number>(100).fill(0)
    for (let i = 0; i < 100_000; i++) cells[Math.floor(next() * 100)]! += 1
    const chiSquare = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 99 degrees of freedom: the middle 99.9 % lies between 57 and 150.
    expect(chiSquare).toBeGreaterThan(57)
    expect(chiSquare).toBeLessThan(150)
  })
})
