import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noVigMultiplicative } from '../no-vig/no-vig-multiplicative.ts'
import { parlayHold } from '../parlay/parlay-hold.ts'
import { type DecimalOdds, decimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { expectedValue } from '../value/expected-value.ts'
import { boostedPrice } from './boosted-price.ts'
import { freeBetValue } from './free-bet-value.ts'
import { hedge } from './hedge.ts'
import { insuredValue } from './insured-value.ts'

const price = fc.double({ min: 1.05, max: 20, noNaN: true }).map(decimalOdds)
const probability = fc.double({ min: 0.01, max: 0.99, noNaN: true }).map((one) => one as Probability)

describe('hedging', () => {
  it('pays the same whatever happens, or loses nothing where the bet is lost', () => {
    fc.assert(
      fc.property(price, price, fc.boolean(), (backed, against, free) => {
        const bet = { stake: 100, price: backed, against, free }
        const equal = hedge(bet, 'equal')
        expect(equal.ifWon).toBeCloseTo(equal.ifLost, 8)
        expect(hedge(bet, 'cover').ifLost).toBeCloseTo(0, 9)
      }),
    )
  })

  it('turns a free bet into what its value says', () => {
    fc.assert(
      fc.property(price, price, (backed, against) => {
        expect(hedge({ stake: 100, price: backed, against, free: true }, 'equal').ifLost).toBeCloseTo(
          100 * freeBetValue(backed, against),
          8,
        )
      }),
    )
  })

  it('refuses no stake and no price', () => {
    expect(() => hedge({ stake: 0, price: decimalOdds(2), against: decimalOdds(2), free: false }, 'equal')).toThrow(
      'stake',
    )
    expect(() => freeBetValue(1 as DecimalOdds, decimalOdds(2))).toThrow('above 1')
  })
})

describe('promotions', () => {
  it('are worth what they add: a boost to the winnings, insurance to the loss', () => {
    fc.assert(
      fc.property(probability, price, fc.double({ min: 0, max: 1, noNaN: true }), (fair, at, share) => {
        const boosted = expectedValue(fair, boostedPrice(at, share))
        expect(boosted - expectedValue(fair, at)).toBeCloseTo(fair * (at - 1) * share, 9)
        const insured = insuredValue({ probability: fair, price: at, back: 1, worth: share })
        expect(insured - expectedValue(fair, at)).toBeCloseTo((1 - fair) * share, 9)
      }),
    )
  })

  it('refuse what is no share', () => {
    expect(() => boostedPrice(decimalOdds(2), -0.1)).toThrow('boost')
    expect(() => insuredValue({ probability: 0.5 as Probability, price: decimalOdds(2), back: 1.2, worth: 1 })).toThrow(
      'share',
    )
  })
})

describe('what a book keeps of a parlay', () => {
  it('grows leg by leg: what is kept of each multiplies', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 5 }), (drawn) => {
        const legs = drawn.filter(([a, b]) => 1 / a + 1 / b >= 1)
        fc.pre(legs.length > 0)
        const kept = legs.reduce((left, prices) => left * (noVigMultiplicative(prices)[0] as number) * prices[0], 1)
        expect(1 - parlayHold(legs).hold).toBeCloseTo(kept, 9)
      }),
    )
  })

  it('is held against the price that is offered where one is', () => {
    const even = [decimalOdds(1.9), decimalOdds(1.9)] as const
    expect(parlayHold([even, even], decimalOdds(4)).hold).toBeCloseTo(0, 12)
    expect(parlayHold([even, even], decimalOdds(3.2)).hold).toBeCloseTo(0.2, 12)
  })
})
