import { describe, expect, it } from 'vitest'
import { type CountDispersion, countRecurrence } from './count-recurrence.ts'

/** P(count), following the recurrence. */
function probabilityOf(count: number, mean: number, dispersion: CountDispersion): number {
  const { zero, step, inverse } = countRecurrence(mean, dispersion)
  let probability = zero
  for (let n = 0; n < count; n++) probability *= (step * (1 + inverse * n)) / (n + 1)
  return probability
}

describe('countRecurrence', () => {
  // Oracle: mpmath 1.3 at 30 digits, from gamma functions.
  it.each([
    [
      'negative binomial',
      4.1,
      { linear: 1.2, square: 0 },
      [0, 1, 5],
      [0.0676169910079068, 0.126013483242008, 0.105831513040755],
    ],
    [
      'negative binomial',
      0.7,
      { linear: 0.041, square: 0.073 },
      [0, 1, 5],
      [0.511904666099155, 0.328113969663409, 0.00140424064466431],
    ],
    [
      'negative binomial',
      24.3,
      { linear: 2.48, square: 0 },
      [0, 1, 5],
      [4.93624747090473e-6, 3.44686245813175e-5, 0.00166685397147211],
    ],
    [
      'binomial of 12',
      3,
      { linear: -0.25, square: 0 },
      [0, 3, 12],
      [0.0316763520240784, 0.258103609085083, 5.9604644775390625e-8],
    ],
    [
      'binomial of 31',
      6.2,
      { linear: -0.2, square: 0 },
      [0, 5, 10],
      [0.000990352031428304, 0.164327835949233, 0.0418894354877408],
    ],
    ['Poisson', 2.7, { linear: 0, square: 0 }, [0, 2, 5], [0.0672055127397498, 0.244964093936388, 0.080360471015832]],
  ])('gives the probabilities of a %s with mean %d', (_, mean, dispersion, counts, expected) => {
    counts.forEach((count, i) => {
      expect(probabilityOf(count, mean, dispersion) / expected[i]!).toBeCloseTo(1, 12)
    })
  })

  it('ends a binomial at its number of trials', () => {
    expect(probabilityOf(13, 3, { linear: -0.25, square: 0 })).toBe(0)
  })

  it('approaches Poisson from both sides as the dispersion vanishes', () => {
    const poisson = probabilityOf(4, 3, { linear: 0, square: 0 })
    for (const linear of [1e-7, -1e-7]) expect(probabilityOf(4, 3, { linear, square: 0 })).toBeCloseTo(poisson, 7)
  })

  it('rejects a mean or a variance that is not above 0', () => {
    for (const mean of [0, -1, Number.NaN])
      expect(() => countRecurrence(mean, { linear: 0, square: 0 })).toThrow(RangeError)
    expect(() => countRecurrence(2, { linear: -1, square: 0 })).toThrow(RangeError)
  })
})
