import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aProp } from '../../testing/a-prop.ts'
import { betsExcludingBooks, propsExcludingBooks } from './bets-excluding-books.ts'
import { evaluateBet } from './evaluate-bet.ts'

const offer = (book: string, price: number, isStale = false) => ({
  book,
  price: decimalOdds(price),
  quotedAt: 1,
  isStale,
})
const betOn = (selection: 'home' | 'away', offers: readonly ReturnType<typeof offer>[]) =>
  evaluateBet({
    game: { id: 'g', league: 'mlb' },
    market: fullGame('moneyline'),
    selection,
    state: 'upcoming',
    estimate: { probability: 0.5, decided: 1, market: 0.5, sharp: null, carriedOverFrom: null },
    offers,
    confidence: () => 60,
    confidenceAssumed: false,
    published: null,
  })
const bet = betOn('home', [offer('misdated', 2.4), offer('b', 2.05), offer('stale', 2.5, true)])

describe('bets where books are excluded', () => {
  it('are judged at the best price of the others; the excluded one is listed behind them, marked', () => {
    const [judged] = betsExcludingBooks([bet], new Set(['misdated']))
    expect(judged).toMatchObject({ book: 'b', price: 2.05, expectedValue: expect.closeTo(0.025, 12) })
    expect(judged!.offers.map(({ book, isExcluded }) => [book, isExcluded])).toEqual([
      ['b', false],
      ['misdated', true],
      ['stale', false],
    ])
  })

  it('keep their fair probabilities: excluded prices stay part of the market', () => {
    const [judged] = betsExcludingBooks([bet], new Set(['misdated', 'b']))
    expect(judged).toMatchObject({ fairProbability: 0.5, marketProbability: 0.5 })
  })

  it('have no price where no other book offers one, and say why', () => {
    expect(betsExcludingBooks([bet], new Set(['misdated', 'b']))[0]).toMatchObject({
      book: null,
      price: null,
      recommendation: 'pass',
      passReason: 'book-excluded',
    })
  })

  it('are playable to the same price at the same book, and to none that is known at another', () => {
    expect(bet.playableTo).not.toBeNull()
    expect(betsExcludingBooks([bet], new Set(['b']))[0]!.playableTo).toBe(bet.playableTo)
    expect(betsExcludingBooks([bet], new Set(['misdated']))[0]!.playableTo).toBeNull()
  })

  it('stay the same objects where no excluded book offers them', () => {
    expect(betsExcludingBooks([bet], new Set(['c']))[0]).toBe(bet)
    const bets = [bet]
    expect(betsExcludingBooks(bets, new Set())).toBe(bets)
  })
})

describe('props where books are excluded', () => {
  const under = betOn('away', [offer('misdated', 2.2), offer('c', 1.9)])
  const prop = aProp({ player: 'Anna', stat: 'points', line: 20.5, side: 'home', books: 3, over: bet, under })

  it('are judged at the best price of the others on both sides', () => {
    const [judged] = propsExcludingBooks([prop], new Set(['misdated']))
    expect(judged).toMatchObject({ ...prop, over: { book: 'b', price: 2.05 }, under: { book: 'c', price: 1.9 } })
  })

  it('have no bet on a side without a price', () => {
    const [judged] = propsExcludingBooks([{ ...prop, under: null }], new Set(['misdated']))
    expect([judged?.over?.book, judged?.under]).toEqual(['b', null])
    const [other] = propsExcludingBooks([{ ...prop, over: null }], new Set(['misdated']))
    expect([other?.over, other?.under?.book]).toEqual([null, 'c'])
  })

  it('stay the same objects where no book is excluded', () => {
    const props = [prop]
    expect(propsExcludingBooks(props, new Set())).toBe(props)
  })
})
