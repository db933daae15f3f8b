import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parlay } from '../parlay/parlay.ts'
import { decimalOdds } from '../price/decimal-odds.ts'
import { probability } from '../price/probability.ts'
import { kelly } from '../staking/kelly.ts'
import { closingLineValue } from './closing-line-value.ts'
import { closingLineValueInPrice } from './closing-line-value-in-price.ts'
import { closingLineValueInProbability } from './closing-line-value-in-probability.ts'
import { expectedValue } from './expected-value.ts'
import { expectedValueOfLine } from './expected-value-of-line.ts'
import { sharpeRatio } from './sharpe-ratio.ts'

const anyProbability = fc.double({ min: 0, max: 1, noNaN: true }).map(probability)
const anyPrice = fc.double({ min: 1.01, max: 100, noNaN: true }).map(decimalOdds)

describe('expected value', () => {
  it('is nothing at the fair price, and grows with chance and price', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(expectedValue(probability(1 / price), price)).toBeCloseTo(0, 12)
        expect(expectedValue(probability(1), price)).toBeCloseTo(price - 1, 12)
        expect(expectedValue(probability(0), price)).toBe(-1)
      }),
    )
  })

  it('agrees with the plain formula where a line cannot push', () => {
    fc.assert(
      fc.property(anyProbability, anyPrice, (win, price) => {
        const line = { win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win }
        expect(expectedValueOfLine(line, price)).toBeCloseTo(expectedValue(win, price), 12)
      }),
    )
  })

  it('counts a half-win as half a win and half a push', () => {
    const line = { win: 0.4, halfWin: 0.2, push: 0, halfLose: 0.1, lose: 0.3 }
    expect(expectedValueOfLine(line, decimalOdds(2))).toBeCloseTo(0.4 + 0.1 - 0.05 - 0.3, 12)
  })

  it('refuses chances that do not sum to 1', () => {
    expect(() =>
      expectedValueOfLine({ win: 0.6, halfWin: 0, push: 0, halfLose: 0, lose: 0.6 }, decimalOdds(2)),
    ).toThrow(RangeError)
  })
})

describe('closing line value', () => {
  it('is above nothing in every form exactly when the price taken beats the close', () => {
    fc.assert(
      fc.property(anyProbability, anyPrice, (fair, price) => {
        const value = closingLineValue(price, fair)
        if (Math.abs(value) < 1e-9) return
        expect(Math.sign(closingLineValueInProbability(price, fair))).toBe(Math.sign(value))
      }),
    )
  })

  it('in price compares the two prices as they were', () => {
    expect(closingLineValueInPrice(decimalOdds(2.1), decimalOdds(2))).toBeCloseTo(0.05, 12)
  })
})

describe('a parlay of independent legs', () => {
  it('multiplies prices and chances, and so compounds the margin', () => {
    const leg = { probability: probability(0.5), price: decimalOdds(1 + 100 / 110) }
    expect(parlay([leg]).expectedValue).toBeCloseTo(-1 / 22, 12)
    expect(parlay([leg, leg]).expectedValue).toBeCloseTo((21 / 22) ** 2 - 1, 12)
  })

  it('refuses to be empty', () => {
    expect(() => parlay([])).toThrow(RangeError)
  })
})

describe('the Sharpe ratio of a bet', () => {
  // Oracle: NumPy 2 over 0.54·(+0.95), 0.36·(−1), 0.1·0: mean 0.153, standard deviation 0.90771…
  it('is the mean profit over its standard deviation, pushes counted', () => {
    expect(sharpeRatio(probability(0.6), decimalOdds(1.95), 0.9)).toBeCloseTo(0.1685556728987658, 12)
  })

  it('has the sign of the value, and half its square is near the growth of full Kelly where the edge is small', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.02, noNaN: true }),
        fc.double({ min: 1.5, max: 20, noNaN: true }),
        (value, at) => {
          const [win, price] = [probability((1 + value) / at), decimalOdds(at)]
          const stake = kelly(win, price)
          const growth = win * Math.log1p(stake * (price - 1)) + (1 - win) * Math.log1p(-stake)
          const ratio = sharpeRatio(win, price)
          expect(ratio).toBeGreaterThan(0)
          expect(Math.abs(ratio ** 2 / 2 / growth - 1)).toBeLessThan(0.05)
          expect(sharpeRatio(probability((1 - value) / at), price)).toBeLessThan(0)
        },
      ),
    )
  })

  it('refuses what is no bet', () => {
    expect(() => sharpeRatio(probability(0), decimalOdds(2))).toThrow(RangeError)
    expect(() => sharpeRatio(probability(1), decimalOdds(2))).toThrow(RangeError)
    expect(() => sharpeRatio(probability(0.5), decimalOdds(2), 0)).toThrow(RangeError)
  })
})
