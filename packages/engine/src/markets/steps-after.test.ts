import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { type StepRules, stepsAfter } from './steps-after.ts'

type Prices = readonly [number | null, number | null]
const EVEN: Prices = [1.9, 1.9]
/** Implied 0.625 and 0.5: odds of 5 to 4 without the margin. */
const HOME: Prices = [1.6, 2]
const LOG_ODDS = Math.log(1.25)

const quote = (book: string, observedAt: number, prices: Prices = EVEN, line = 8.5): Quote => ({
  gameId: 'g',
  book,
  market: fullGame('total', line),
  prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  mark: null,
  observedAt,
})
const slotOf = (...quotes: readonly Quote[]) => Map.groupBy(quotes, ({ book }) => book)

const own = quote('own', 10)
const rules: StepRules = { since: 10, asOf: 100, reference: null, method: 'multiplicative', standsSince: null }
const stepsOf = (quotes: readonly Quote[], over: Partial<StepRules> = {}) =>
  stepsAfter(own, [slotOf(own, ...quotes)], { ...rules, ...over })

const home = {
  from: [expect.closeTo(0, 12), expect.closeTo(0, 12)],
  to: [expect.closeTo(LOG_ODDS, 12), expect.closeTo(-LOG_ODDS, 12)],
}

describe('the steps after a quote', () => {
  it('are the later quotes of other books, in time, with the move since the quote', () => {
    const quotes = [quote('a', 5), quote('b', 8), quote('a', 30, HOME), quote('b', 20)]
    expect(stepsOf(quotes)).toMatchObject([
      { at: 20, book: 'b', slot: 0, move: null },
      { at: 30, book: 'a', slot: 0, move: home },
    ])
  })

  it('start from where a book stood when the quote was made, also if that was at the same moment', () => {
    expect(stepsOf([quote('a', 1, HOME), quote('a', 10), quote('a', 11, HOME)])).toMatchObject([
      { at: 11, book: 'a', slot: 0, move: home },
    ])
  })

  it('do not include the next quotes of the same book', () => {
    expect(stepsOf([quote('own', 20, HOME)])).toEqual([])
  })

  it('do not include books that had not quoted every outcome by then', () => {
    const quotes = [quote('new', 20), quote('new', 30, HOME), quote('half', 5, [1.9, null]), quote('half', 30, HOME)]
    expect(stepsOf(quotes)).toEqual([])
  })

  it('leave out quotes that do not price every outcome', () => {
    const quotes = [quote('a', 5), quote('a', 20, [null, null]), quote('a', 30, HOME)]
    expect(stepsOf(quotes).map(({ at }) => at)).toEqual([30])
  })

  it('end at the moment asked about', () => {
    const quotes = [quote('a', 5), quote('a', 20, HOME), quote('a', 21)]
    expect(stepsOf(quotes, { asOf: 20 }).map(({ at }) => at)).toEqual([20])
  })

  it('are moves if one of the two prices changed', () => {
    expect(stepsOf([quote('a', 5, [1.6, 1.9]), quote('a', 20, HOME)])[0]?.move).not.toBeNull()
    expect(stepsOf([quote('a', 5, [1.9, 2]), quote('a', 20, HOME)])[0]?.move).not.toBeNull()
    expect(stepsOf([quote('a', 5, HOME), quote('a', 20, HOME)])[0]?.move).toBeNull()
  })

  it.each([
    ['from the line of the quote to another', 8.5, 9.5],
    ['from another line to that of the quote', 9.5, 8.5],
    ['on another line', 9.5, 9.5],
  ])('are no moves %s without a reference', (_, before, after) => {
    expect(stepsOf([quote('a', 5, EVEN, before), quote('a', 20, HOME, after)])).toMatchObject([
      { at: 20, book: 'a', slot: 0, move: null },
    ])
  })

  it('compare lines by the reference', () => {
    const steps = stepsOf([quote('a', 5, EVEN, 8), quote('a', 20, EVEN, 9)], { reference: (line) => 0.1 * line })
    expect(steps[0]?.move).toEqual({
      from: [expect.closeTo(-0.8, 12), expect.closeTo(0.8, 12)],
      to: [expect.closeTo(-0.9, 12), expect.closeTo(0.9, 12)],
    })
  })

  it('count moves from a later moment, if one is asked about', () => {
    const quotes = [quote('a', 5), quote('a', 20, HOME), quote('a', 30, HOME), quote('b', 25)]
    expect(stepsOf(quotes, { since: 20 })).toMatchObject([{ at: 30, book: 'a', move: null }])
  })

  it('say in which slot a book quoted', () => {
    const slots = [slotOf(own), slotOf(quote('a', 5), quote('a', 20, HOME))]
    expect(stepsAfter(own, slots, rules).map(({ slot }) => slot)).toEqual([1])
  })

  it('start at the quote itself where a book has not priced the game as it stands, in play', () => {
    const later = quote('a', 20, HOME)
    const standsSince = 5
    expect(stepsOf([quote('a', 4, HOME), later], { standsSince })[0]?.move).toEqual(home)
    expect(stepsOf([later], { standsSince })[0]?.move).toEqual(home)
    expect(stepsOf([quote('a', 5, HOME), later], { standsSince })[0]?.move).toBeNull()
    expect(stepsOf([quote('a', 4, HOME), later])[0]?.move).toBeNull()
    expect(stepsOf([later])).toEqual([])
  })
})
