import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { findArbitrage } from './find-arbitrage.ts'
import { findLowHold } from './find-low-hold.ts'
import { findMiddle } from './find-middle.ts'
import { roundStakes } from './round-stakes.ts'

const prices = (...values: number[]) => values.map(decimalOdds)
const market = fc.array(fc.double({ min: 1.05, max: 30, noNaN: true }), { minLength: 2, maxLength: 3 })

describe('arbitrage', () => {
  it('pays the same whatever happens, and is found exactly when the prices sum below 1', () => {
    fc.assert(
      fc.property(market, (values) => {
        const found = findArbitrage(prices(...values))
        const total = values.reduce((sum, value) => sum + 1 / value, 0)
        expect(found !== null).toBe(total < 1)
        for (const [i, share] of (found?.shares ?? []).entries()) {
          expect(share * values[i]! - 1).toBeCloseTo(found!.margin, 9)
        }
      }),
    )
  })

  it('finds the three-way one of 2.5 / 3.9 / 3.9', () => {
    expect(findArbitrage(prices(2.5, 3.9, 3.9))?.margin).toBeCloseTo(1 / (0.4 + 2 / 3.9) - 1, 12)
  })

  it('refuses a market of one price', () => {
    expect(() => findArbitrage(prices(2.5))).toThrow(RangeError)
  })
})

describe('rounding the stakes of an arbitrage', () => {
  it('never promises more than the exact stakes pay, nor stakes above the total', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 20, max: 5000 }), fc.constantFrom(1, 5, 10), (values, total, unit) => {
        const rounded = roundStakes(prices(...values), total, unit)
        if (!rounded) return
        const implied = values.reduce((sum, value) => sum + 1 / value, 0)
        expect(rounded.totalStake).toBeLessThanOrEqual(total)
        for (const stake of rounded.stakes) expect(stake % unit).toBe(0)
        if (implied < 1) expect(rounded.profit).toBeLessThanOrEqual(total * (1 / implied - 1) + 1e-6)
      }),
    )
  })

  it('says when rounding eats the profit', () => {
    const thin = prices(2.02, 2.0)
    expect(findArbitrage(thin)?.margin).toBeGreaterThan(0)
    expect(roundStakes(thin, 30, 10)!.profit).toBeLessThanOrEqual(0)
    expect(roundStakes(thin, 1000, 1)!.profit).toBeGreaterThan(0)
  })

  it('has nothing to offer when the total does not reach one unit each', () => {
    expect(roundStakes(prices(2.1, 2.1), 15, 10)).toBeNull()
  })
})

describe('middles and low holds', () => {
  it('wins both sides strictly between the lines', () => {
    const found = findMiddle({ line: 44.5, price: decimalOdds(1.91) }, { line: 47.5, price: decimalOdds(1.91) })!
    expect(found.outside).toBeCloseTo(1.91 / 2 - 1, 12)
    expect(found.inside).toBeCloseTo(0.91, 12)
    expect(found.breakEven * found.inside + (1 - found.breakEven) * found.outside).toBeCloseTo(0, 12)
  })

  it('is none where no whole score lies between', () => {
    expect(findMiddle({ line: 8, price: decimalOdds(2) }, { line: 8.5, price: decimalOdds(2) })).toBeNull()
    expect(findMiddle({ line: 9.5, price: decimalOdds(2) }, { line: 8.5, price: decimalOdds(2) })).toBeNull()
  })

  it('finds a hold below the bar and passes one above', () => {
    expect(findLowHold(prices(1.99, 2), 0.01)).toBeCloseTo(1 - 1 / (1 / 1.99 + 0.5), 12)
    expect(findLowHold(prices(1.8, 1.8), 0.01)).toBeNull()
  })
})
