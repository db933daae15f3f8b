import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { arbitrageMargin } from './arbitrage-margin.ts'
import { evenShares } from './even-shares.ts'
import { findArbitrage } from './find-arbitrage.ts'
import { findLowHold } from './find-low-hold.ts'
import { findMiddle } from './find-middle.ts'
import { stakeLegs } from './stake-legs.ts'

const prices = (...values: number[]) => values.map(decimalOdds)
const market = fc.array(fc.double({ min: 1.05, max: 30, noNaN: true }), { minLength: 2, maxLength: 3 })

describe('arbitrage', () => {
  it('pays the same whatever happens, and is found exactly when the prices sum below 1', () => {
    fc.assert(
      fc.property(market, (values) => {
        const found = findArbitrage(prices(...values))
        const total = values.reduce((sum, value) => sum + 1 / value, 0)
        expect(found !== null).toBe(1 - total > 1e-9)
        for (const [i, share] of (found?.shares ?? []).entries()) {
          expect(share * values[i]! - 1).toBeCloseTo(found!.margin, 9)
        }
      }),
    )
  })

  it('finds the three-way one of 2.5 / 3.9 / 3.9', () => {
    expect(findArbitrage(prices(2.5, 3.9, 3.9))?.margin).toBeCloseTo(1 / (0.4 + 2 / 3.9) - 1, 12)
  })

  it('locks in nothing if the prices sum to 1 but for a rounding error', () => {
    expect(findArbitrage(prices(2, 2))).toBeNull()
    expect([arbitrageMargin(1 - 1e-12), arbitrageMargin(1), arbitrageMargin(1.05)]).toEqual([0, 0, 0])
    expect(arbitrageMargin(0.98)).toBeCloseTo(0.02 / 0.98, 12)
  })

  it('refuses a market of one price', () => {
    expect(() => findArbitrage(prices(2.5))).toThrow(RangeError)
  })
})

describe('rounding the stakes of an arbitrage', () => {
  /** Returns of one unit on each outcome: its price if it happens, else nothing. */
  const returnsOf = (values: readonly number[]) =>
    values.map((price, won) => values.map((_, i) => (i === won ? price : 0)))
  const stakesOf = (values: readonly number[], total: number, unit: number) =>
    stakeLegs(returnsOf(values), evenShares(prices(...values)), total, unit)

  it('never promises more than the exact stakes pay, nor stakes above the total', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 20, max: 5000 }), fc.constantFrom(1, 5, 10), (values, total, unit) => {
        const rounded = stakesOf(values, total, unit)
        if (!rounded) return
        const implied = values.reduce((sum, value) => sum + 1 / value, 0)
        expect(rounded.totalStake).toBeLessThanOrEqual(total)
        for (const stake of rounded.stakes) expect(stake % unit).toBe(0)
        if (implied < 1) expect(rounded.profit).toBeLessThanOrEqual(total * (1 / implied - 1) + 1e-6)
      }),
    )
  })

  it('says when rounding eats the profit', () => {
    const thin = [2.02, 2.0]
    expect(findArbitrage(prices(...thin))?.margin).toBeGreaterThan(0)
    expect(stakesOf(thin, 30, 10)!.profit).toBeLessThanOrEqual(0)
    expect(stakesOf(thin, 1000, 1)!.profit).toBeGreaterThan(0)
  })

  it('stakes whole units as they pay most, the smaller total of two that pay the same', () => {
    // 1/2.1 + 1/2.05 = 0.964: 49.4 and 50.6 of 100.
    const best = stakesOf([2.1, 2.05], 100, 5)!
    expect(best.stakes).toEqual([50, 50])
    expect([best.totalStake, best.profit]).toEqual([100, expect.closeTo(2.5, 9)])
    // 10 on the one and 20 on the other bring 20 at the worst, and so do 20 and 20, or 10 and 30.
    const same = stakeLegs(
      [
        [3, 1],
        [0, 3],
      ],
      [0.4, 0.6],
      40,
      10,
    )!
    expect(same).toEqual({ stakes: [10, 20], totalStake: 30, profit: 20 })
  })

  it('stakes exact shares where there is no unit, and what is a whole unit but for rounding', () => {
    const exact = stakesOf([2.5, 2], 90, 0)!
    expect(exact.stakes).toEqual([expect.closeTo(40, 9), expect.closeTo(50, 9)])
    expect(exact.profit).toBeCloseTo(10, 9)
    expect(stakesOf([3, 3, 3], 0.3, 0.1)?.stakes).toEqual([0.1, 0.1, 0.1])
  })

  it('returns null if the total is too small for one unit on each outcome', () => {
    expect(stakesOf([2.1, 2.1], 15, 10)).toBeNull()
  })
})

describe('middles and low holds', () => {
  const line = (at: number, price: number) => ({ line: at, price: decimalOdds(price) })

  it('returns the same whichever side wins alone', () => {
    const found = findMiddle(line(44.5, 1.91), line(47.5, 1.95), 0.05)!
    const [over, under] = found.shares as [number, number]
    expect(over + under).toBeCloseTo(1, 12)
    expect([over * 1.91 - 1, under * 1.95 - 1]).toEqual([
      expect.closeTo(-found.cost, 12),
      expect.closeTo(-found.cost, 12),
    ])
  })

  it('finds no middle if no whole number lies between the lines', () => {
    expect(findMiddle(line(8, 2), line(8.5, 2), 0.05)).toBeNull()
    expect(findMiddle(line(8, 2), line(9, 2), 0.05)).toBeNull()
    expect(findMiddle(line(9.5, 2), line(8.5, 2), 0.05)).toBeNull()
    expect(findMiddle(line(7.75, 2), line(8.25, 2), 0.05)).not.toBeNull()
  })

  it('finds no middle that costs more than the maximum', () => {
    expect(findMiddle(line(7.5, 1.8), line(9.5, 1.8), 0.05)).toBeNull()
    expect(findMiddle(line(7.5, 1.8), line(9.5, 1.8), 0.11)?.cost).toBeCloseTo(0.1, 12)
  })

  it('finds what costs exactly the maximum', () => {
    const hold = 1 - 1 / (2 / 1.9)
    expect(findLowHold(prices(1.9, 1.9), hold)?.hold).toBe(hold)
    const middle = findMiddle(line(7.5, 1.8), line(9.5, 1.8), 1)!
    expect(findMiddle(line(7.5, 1.8), line(9.5, 1.8), middle.cost)).not.toBeNull()
  })

  it('finds a hold below the maximum, and none above', () => {
    const found = findLowHold(prices(1.99, 2), 0.01)!
    expect(found.hold).toBeCloseTo(1 - 1 / (1 / 1.99 + 0.5), 12)
    expect(found.shares[0]! * 1.99).toBeCloseTo(found.shares[1]! * 2, 12)
    expect(findLowHold(prices(1.8, 1.8), 0.01)).toBeNull()
  })
})
