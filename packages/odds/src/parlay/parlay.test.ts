import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { probability } from '../price/probability.ts'
import { parlay } from './parlay.ts'
import { type PricedLeg, parlayHold } from './parlay-hold.ts'

const leg = (win: number, price: number) => ({ probability: probability(win), price: decimalOdds(price) })
const priced = (...prices: readonly [number, number]): PricedLeg => [decimalOdds(prices[0]), decimalOdds(prices[1])]

describe('a parlay', () => {
  it('wins as often as all its legs do, and pays what they pay together', () => {
    const { price, probability: both, fairPrice, expectedValue } = parlay([leg(0.5, 2.1), leg(0.4, 3)])
    expect([price, both, fairPrice, expectedValue]).toEqual(
      [6.3, 0.2, 5, 0.26].map((value) => expect.closeTo(value, 12)),
    )
  })

  it('has no fair price where it cannot win', () => {
    expect(parlay([leg(0, 2), leg(0.5, 2)]).fairPrice).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('what a book keeps of a parlay', () => {
  it('is what its legs keep together', () => {
    // Each leg at 1.9 wins half of the time: 1.9² / 4 comes back.
    const held = parlayHold([priced(1.9, 1.9), priced(1.9, 1.9)])
    expect(held).toMatchObject({ price: expect.closeTo(3.61, 12), probability: expect.closeTo(0.25, 12) })
    expect([held.expectedValue, held.hold]).toEqual([expect.closeTo(-0.0975, 12), expect.closeTo(0.0975, 12)])
  })

  it('is less where the book pays more for the parlay, and below 0 where it pays too much', () => {
    const legs = [priced(1.9, 1.9), priced(1.9, 1.9)]
    expect(parlayHold(legs, decimalOdds(3.8)).hold).toBeCloseTo(0.05, 12)
    expect(parlayHold(legs, decimalOdds(4.4))).toMatchObject({ price: 4.4, expectedValue: expect.closeTo(0.1, 12) })
  })
})
