import { normalCdf } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { countTable, stepOf } from './count-of-normal.ts'

const POISSON = { linear: 0, square: 0 }

describe('a count made of a standard normal number', () => {
  // P(count ≤ n) of a Poisson count of mean 2, by its formula: e⁻² · (1, 3, 5, 19/3, 7).
  it.each([
    [0, 0.13534],
    [1, 0.40601],
    [2, 0.67668],
    [3, 0.85712],
    [4, 0.94735],
  ])('is at most %d up to the number that lies as deep: %d of all', (count, share) => {
    const table = countTable(2, POISSON)
    const depths = Array.from(table, (found, step) => ({ found, depth: normalCdf((step + 0.5) / 409.6 - 5) }))
    // Steps are at most 0.001 of all wide.
    const below = depths.filter(({ depth }) => depth < share - 0.001).map(({ found }) => found)
    const above = depths.filter(({ depth }) => depth > share + 0.001).map(({ found }) => found)
    expect(Math.max(...below)).toBeLessThanOrEqual(count)
    expect(Math.min(...above)).toBeGreaterThan(count)
  })

  it.each([
    ['Poisson', POISSON, 6],
    ['as spread as assists', { linear: 0.112, square: 0.031 }, 6 * 1.112 + 0.031 * 36],
    ['nearer to its mean than chance', { linear: -0.3, square: 0 }, 6 * 0.7],
  ])('keeps mean and variance: %s', (_, spread, variance) => {
    const weighed = Array.from(countTable(6, spread), (count, step) => {
      const from = step / 409.6 - 5
      return { count, weight: normalCdf(from + 1 / 409.6) - normalCdf(from) }
    })
    const mean = weighed.reduce((sum, { count, weight }) => sum + count * weight, 0)
    expect(mean).toBeCloseTo(6, 2)
    expect(weighed.reduce((sum, { count, weight }) => sum + (count - mean) ** 2 * weight, 0)).toBeCloseTo(variance, 1)
  })

  it('tells more than 255 as 255', () => {
    const table = countTable(240, POISSON)
    expect([table[stepOf(-0.1)]! < 240, table[stepOf(4)], table[stepOf(5)]]).toEqual([true, 255, 255])
  })

  it.each([0, -1, Number.NaN])('refuses a mean of %d', (mean) => {
    expect(() => countTable(mean, POISSON)).toThrow(`the mean of a count must be above 0, got ${mean}`)
  })
})

describe('the step of a normal number', () => {
  it.each([
    [-5, 0],
    [-4.999, 0],
    [-4.997, 1],
    [0, 2048],
    [1, 2457],
    [4.999, 4095],
  ])('%d stands at step %d', (z, step) => expect(stepOf(z)).toBe(step))

  it.each([
    [-9, 0],
    [5, 4095],
    [9, 4095],
  ])('%d, beyond the ends, stands at the end', (z, step) => expect(stepOf(z)).toBe(step))
})
