import { describe, expect, it } from 'vitest'
import { roundShares } from './round-shares.ts'

describe('roundShares', () => {
  it('adds up to 100 where each rounded by itself would not', () => {
    expect(roundShares([60.55, 39.45])).toEqual([60.6, 39.4])
    expect(roundShares([39.45, 60.55])).toEqual([39.4, 60.6])
    expect(roundShares([60.5, 39.5], 0)).toEqual([61, 39])
    expect(roundShares([33.33, 33.33, 33.34], 0)).toEqual([33, 33, 34])
    expect(roundShares([0.4, 99.6], 0)).toEqual([0, 100])
  })

  it('adds up to 100 for every two-way and three-way split of the wire', () => {
    for (let home = 0; home <= 10_000; home += 7) {
      const away = (10_000 - home) / 100
      for (const digits of [0, 1]) {
        const two = roundShares([home / 100, away], digits)
        expect(two.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
        const three = roundShares([home / 100, away / 3, away / 1.5], digits)
        expect(three.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
      }
    }
  })

  it('never moves a share by a whole unit or more', () => {
    for (const share of [0.05, 12.345, 49.995, 50.05, 99.95])
      expect(Math.abs((roundShares([share, 100 - share])[0] ?? 0) - share)).toBeLessThan(0.1)
  })

  it('only rounds what does not add up to 100', () => {
    expect(roundShares([30.26, 20.14])).toEqual([30.3, 20.1])
    expect(roundShares([])).toEqual([])
  })
})
