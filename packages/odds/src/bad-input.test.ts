import { describe, expect, it } from 'vitest'
import { stakeLegs } from './arbitrage/stake-legs.ts'
import { consensus } from './consensus/consensus.ts'
import { impliedTotal } from './margin/implied-total.ts'
import { learnNoVigMethod } from './no-vig/learn-no-vig-method.ts'
import { totalWithMargin } from './no-vig/with-margin.ts'
import { parlay } from './parlay/parlay.ts'
import { parlayHold } from './parlay/parlay-hold.ts'
import { decimalFromAmerican } from './price/decimal-from-american.ts'
import { decimalFromFraction } from './price/decimal-from-fraction.ts'
import { type DecimalOdds, decimalOdds } from './price/decimal-odds.ts'
import { fractionFromDecimal } from './price/fraction-from-decimal.ts'
import { parseAmerican } from './price/parse-american.ts'
import { parseFraction } from './price/parse-fraction.ts'
import { probability } from './price/probability.ts'
import { freeBetValue } from './promo/free-bet-value.ts'
import { hedge } from './promo/hedge.ts'
import { insuredValue } from './promo/insured-value.ts'
import { profitOf } from './settlement/profit-of.ts'
import { settleLine } from './settlement/settle-line.ts'
import { kelly } from './staking/kelly.ts'
import { kellyExclusive } from './staking/kelly-exclusive.ts'
import { closingLineValue } from './value/closing-line-value.ts'
import { closingLineValueInPrice } from './value/closing-line-value-in-price.ts'
import { closingLineValueInProbability } from './value/closing-line-value-in-probability.ts'
import { expectedValue } from './value/expected-value.ts'
import { expectedValueOfLine } from './value/expected-value-of-line.ts'
import { sharpeRatio } from './value/sharpe-ratio.ts'

/** A number that no type of odds or probability allows. */
const bad = (value: number) => value as never
const two = 2 as DecimalOdds
const half = probability(0.5)
const leg = (price: number, win: number) => [{ price: bad(price), probability: bad(win) }]
const line = (win: number, lose = 0.5) => ({ win, halfWin: 0, push: 0, halfLose: 0, lose })
const opinion = (weight: number, ...probabilities: number[]) => ({
  probabilities: probabilities.map(bad),
  weight,
  ageMs: 0,
})
const bet = { stake: 10, price: two, against: two, free: false }
const insured = { probability: half, price: two, back: 0.5, worth: 0.7 }
const NOT_A_PROBABILITY = 'a probability must be a number from 0 to 1, got'

/** What cannot be worked with, and the message about it. */
const refused: readonly (readonly [string, () => unknown])[] = [
  [`${NOT_A_PROBABILITY} 1.1`, () => probability(1.1)],
  ...[-0.1, 1.1, Number.NaN].flatMap((value): (readonly [string, () => unknown])[] => [
    [`${NOT_A_PROBABILITY} ${value}`, () => expectedValue(bad(value), two)],
    [`${NOT_A_PROBABILITY} ${value}`, () => closingLineValue(two, bad(value))],
    [`${NOT_A_PROBABILITY} ${value}`, () => closingLineValueInProbability(two, bad(value))],
    [`${NOT_A_PROBABILITY} ${value}`, () => kelly(bad(value), two)],
    [`${NOT_A_PROBABILITY} ${value}`, () => parlay(leg(2, value))],
    [`${NOT_A_PROBABILITY} ${value}`, () => expectedValueOfLine(line(value), two)],
    [`a Kelly fraction must be from 0 to 1, got ${value}`, () => kelly(half, two, value)],
    [`a share must be a number from 0 to 1, got ${value}`, () => insuredValue({ ...insured, back: value })],
    [`a share must be a number from 0 to 1, got ${value}`, () => insuredValue({ ...insured, worth: value })],
  ]),
  ...[1, 0.5, Number.NaN].flatMap((value): (readonly [string, () => unknown])[] => [
    [`a price must be above 1, got ${value}`, () => parlay(leg(value, 0.5))],
    [`a price must be above 1, got ${value}`, () => parlayHold([[two, two]], bad(value))],
    [`a price must be above 1, got ${value}`, () => insuredValue({ ...insured, price: bad(value) })],
    [`a price must be above 1, got ${value}`, () => impliedTotal([two, bad(value)])],
    [`a closing price must be above 1, got ${value}`, () => closingLineValueInPrice(two, bad(value))],
    [`a price must be above 1, got ${value} and 2`, () => hedge({ ...bet, price: bad(value) }, 'equal')],
    [`a price must be above 1, got 2 and ${value}`, () => hedge({ ...bet, against: bad(value) }, 'cover')],
    [`a price must be above 1, got ${value} and 2`, () => freeBetValue(bad(value), two)],
    [`a price must be above 1, got 2 and ${value}`, () => freeBetValue(two, bad(value))],
    [`decimal odds must be a finite number above 1, got ${value}`, () => decimalOdds(value)],
  ]),
  ['a price must be above 1, got Infinity', () => impliedTotal([two, bad(Number.POSITIVE_INFINITY)])],
  ['a market needs at least two prices, got 1', () => impliedTotal([two])],
  ['the prices sum to 0.5, below 1: no margin explains them', () => totalWithMargin([4, 4].map(bad))],
  ['a parlay needs at least one leg', () => parlay([])],
  ['a stake must be above 0, got 0', () => hedge({ ...bet, stake: 0 }, 'equal')],
  ['at most ten legs can be staked together, got 11', () => stakeLegs([], new Array<number>(11).fill(0.1), 10, 1)],
  ['a total above 0 and a unit of at least 0, got 0 and 1', () => stakeLegs([], [0.5, 0.5], 0, 1)],
  ['a total above 0 and a unit of at least 0, got 10 and -1', () => stakeLegs([], [0.5, 0.5], 10, -1)],
  ['the chances of all endings must sum to 1, got 0.9', () => expectedValueOfLine(line(0.4), two)],
  ['opinions must cover the same outcomes: 1 and 2', () => consensus([opinion(1, 0.5, 0.5), opinion(1, 1)], 1)],
  ['a weight must be at least 0, got -1', () => consensus([opinion(-1, 0.5, 0.5)], 1)],
  ['a weight must be at least 0, got NaN', () => consensus([opinion(Number.NaN, 0.5, 0.5)], 1)],
  ['a probability must be above 0, got 0', () => consensus([opinion(1, 0, 1)], 1)],
  [
    'chances of exclusive outcomes must sum to at most 1, got 1.2',
    () => kellyExclusive([...leg(2, 0.6), ...leg(2, 0.6)]),
  ],
  [`${NOT_A_PROBABILITY} -0.1`, () => kellyExclusive(leg(2, -0.1))],
  [`${NOT_A_PROBABILITY} NaN`, () => kellyExclusive(leg(2, Number.NaN))],
  ['winner 2 is not one of 2 prices', () => learnNoVigMethod([{ prices: [two, bad(1.9)], winner: 2 }])],
  ['a dead heat needs 1 ≤ places ≤ tied, got 0 of 2', () => profitOf({ kind: 'dead-heat', tied: 2, places: 0 }, two)],
  ['a dead heat needs 1 ≤ places ≤ tied, got 3 of 2', () => profitOf({ kind: 'dead-heat', tied: 2, places: 3 }, two)],
  ['a line must be a multiple of 0.25, got 0.3', () => settleLine(1, 0.3)],
  ['a score must be a whole number, got 1.5', () => settleLine(1.5, 0.5)],
  ['a probability must be between 0 and 1, got 1', () => sharpeRatio(bad(1), two)],
  ['a decided share must be above 0 and at most 1, got 0', () => sharpeRatio(half, two, 0)],
  ['a decided share must be above 0 and at most 1, got 1.1', () => sharpeRatio(half, two, 1.1)],
  ['American odds must be at most -100 or at least +100, got 99', () => decimalFromAmerican(99)],
  ['American odds must look like -110 or +150, got "evenly"', () => parseAmerican('evenly')],
  ['American odds must look like -110 or +150, got "at ev"', () => parseAmerican('at ev')],
  ['maxStake must be a whole number of at least 1, got 0', () => fractionFromDecimal(two, 0)],
  ['maxStake must be a whole number of at least 1, got 1.5', () => fractionFromDecimal(two, 1.5)],
  ...(
    [
      [0, 1],
      [1, 0],
      [-1, 1],
      [1, -1],
      [-1, -1],
      [Number.POSITIVE_INFINITY, 1],
      [1, Number.POSITIVE_INFINITY],
    ] as const
  ).map(([profit, stake]): readonly [string, () => unknown] => [
    `fractional odds need a profit and a stake above 0, got ${profit}/${stake}`,
    () => decimalFromFraction({ profit, stake }),
  ]),
  ...['', '5', '5/', '/2', 'x5/2', '5/2x', '5.5/2', 'unevens', 'evenss'].map(
    (text): readonly [string, () => unknown] => [
      `fractional odds must look like 5/2, got "${text}"`,
      () => parseFraction(text),
    ],
  ),
]

describe('what cannot be worked with is refused by name', () => {
  it.each(refused)('%s', (message, call) => {
    let said: unknown
    try {
      call()
    } catch (error) {
      said = error
    }
    expect(said).toBeInstanceOf(RangeError)
    expect((said as RangeError).message).toBe(message)
  })
})

describe('what is at the edge is not refused', () => {
  it('takes chances of 0 and 1, and all and nothing of a Kelly stake', () => {
    expect([0, 1].map((win) => expectedValue(bad(win), two))).toEqual([-1, 1])
    expect([0, 1].map((win) => closingLineValue(two, bad(win)))).toEqual([-1, 1])
    expect([0, 1].map((win) => closingLineValueInProbability(two, bad(win)))).toEqual([-0.5, 0.5])
    expect([0, 1].map((win) => kelly(bad(win), two))).toEqual([0, 1])
    expect([0, 1].map((fraction) => kelly(probability(0.6), two, fraction))).toEqual([0, expect.closeTo(0.2, 12)])
    expect([0, 1].map((win) => parlay(leg(2, win)).expectedValue)).toEqual([-1, 1])
    expect([0, 1].map((back) => insuredValue({ ...insured, back, worth: 1 }))).toEqual([0, 0.5])
    expect(expectedValueOfLine(line(1, 0), two)).toBe(1)
    expect(expectedValueOfLine({ win: 0.2, halfWin: 0.2, push: 0.2, halfLose: 0.2, lose: 0.2 }, bad(3))).toBeCloseTo(
      0.3,
      12,
    )
    expect(consensus([opinion(0, 0.5, 0.5)], 1)).toBeNull()
    expect(kellyExclusive(leg(2, 0))).toEqual([0])
    expect(kellyExclusive(leg(2, 1))).toEqual([1])
  })

  it('takes a whole decided share, and every place of a dead heat', () => {
    expect(sharpeRatio(probability(0.6), two, 1)).toBeGreaterThan(sharpeRatio(probability(0.6), two, 0.5))
    expect(profitOf({ kind: 'dead-heat', tied: 2, places: 2 }, two)).toBe(1)
    expect(profitOf({ kind: 'dead-heat', tied: 2, places: 1 }, bad(3))).toBe(0.5)
    expect(profitOf({ kind: 'dead-heat', tied: 4, places: 3 }, bad(3))).toBe(1.25)
  })

  it('stakes ten legs, by thirds of cents or by any amount', () => {
    const returns = Array.from({ length: 10 }, (_, i) => Array.from({ length: 10 }, (__, j) => (i === j ? 11 : 0)))
    const tenths = new Array<number>(10).fill(0.1)
    expect(stakeLegs(returns, tenths, 10, 0)).toMatchObject({
      totalStake: expect.closeTo(10, 9),
      profit: expect.closeTo(1, 9),
    })
    expect(stakeLegs(returns, tenths, 10, 1)).toMatchObject({ totalStake: 10, profit: 1 })
  })
})
