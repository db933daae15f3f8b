import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { probability } from '../price/probability.ts'
import { kelly } from './kelly.ts'
import { kellyExclusive } from './kelly-exclusive.ts'

const bet = (p: number, d: number) => ({ probability: probability(p), price: decimalOdds(d) })
const growth = (bets: { probability: number; price: number }[], stakes: number[]) => {
  const kept = 1 - stakes.reduce((a, b) => a + b, 0)
  const none = 1 - bets.reduce((total, { probability: p }) => total + p, 0)
  return bets.reduce(
    (total, { probability: p, price }, i) => total + (p > 0 ? p * Math.log(kept + stakes[i]! * price) : 0),
    none > 1e-12 ? none * Math.log(kept) : 0,
  )
}

describe('Kelly', () => {
  it('stakes the edge over the odds, and nothing without an edge', () => {
    expect(kelly(probability(0.6), decimalOdds(2))).toBeCloseTo(0.2, 12)
    expect(kelly(probability(0.5), decimalOdds(1.9))).toBe(0)
    expect(kelly(probability(0.6), decimalOdds(2), 0.25)).toBeCloseTo(0.05, 12)
    expect(() => kelly(probability(0.6), decimalOdds(2), 2)).toThrow(RangeError)
  })
})

describe('Kelly on exclusive outcomes', () => {
  it('agrees with the single bet when there is one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 1.05, max: 50, noNaN: true }),
        (p, d) => {
          expect(kellyExclusive([bet(p, d)])[0]).toBeCloseTo(kelly(probability(p), decimalOdds(d)), 9)
        },
      ),
    )
  })

  // Oracle: scipy 1.17 SLSQP on the expected log of the bankroll.
  it('agrees with scipy', () => {
    const [first, second] = kellyExclusive([bet(0.3, 4), bet(0.1, 12)])
    expect(first).toBeCloseTo(0.075, 6)
    expect(second).toBeCloseTo(0.025, 6)
  })

  it('is not beaten by any small change of the stakes', () => {
    const market = fc.array(
      fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.double({ min: 0.85, max: 1.3, noNaN: true })),
      { minLength: 2, maxLength: 4 },
    )
    fc.assert(
      fc.property(market, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), (raw, from, to) => {
        const total = raw.reduce((sum, [weight]) => sum + weight, 0) * 1.05
        const bets = raw.map(([weight, mispriced]) => bet(weight / total, Math.max(1.02, (mispriced * total) / weight)))
        if (bets.reduce((sum, { price }) => sum + 1 / price, 0) <= 1) return
        const stakes = kellyExclusive(bets)
        const best = growth(bets, stakes)
        const moved = [...stakes]
        if (from < bets.length) moved[from] = Math.max(0, moved[from]! - 0.001)
        if (to < bets.length) moved[to]! += 0.001
        if (moved.reduce((a, b) => a + b, 0) >= 1) return
        expect(growth(bets, moved)).toBeLessThanOrEqual(best + 1e-12)
      }),
    )
  })

  it('stakes the whole bankroll on an arbitrage, in proportion to the chances', () => {
    expect(kellyExclusive([bet(0.5, 2.5), bet(0.5, 2.5)])).toEqual([0.5, 0.5])
  })

  it('refuses chances that sum above 1', () => {
    expect(() => kellyExclusive([bet(0.9, 2.5), bet(0.5, 2.5)])).toThrow(RangeError)
  })
})
