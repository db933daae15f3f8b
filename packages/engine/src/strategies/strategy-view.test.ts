import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { strategyHistory } from './strategy-history.ts'
import { strategyView } from './strategy-view.ts'

const total = (book: string, over: number, under: number): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame('total', 8.5),
  prices: [decimalOdds(over), decimalOdds(under)],
  mark: 'open',
  observedAt: 0,
})
const viewOf = (quotes: readonly Quote[], ...excluded: string[]) =>
  strategyView({
    league: leagues.mlb,
    file: aFile(quotes),
    moment: 'open',
    forecast: {
      gameId: aGame().id,
      chances: [0.5, 0.5],
      model: [0.5, 0.5],
      market: null,
      modelVersion: 'x',
      knownAt: 0,
    },
    opened: null,
    confidence: (_, price) => 30 * price,
    history: strategyHistory(),
    excludedBooks: new Set(excluded),
  })
const fairOverOf = (...quotes: Quote[]) => viewOf(quotes).total?.fairOver

it('pools the books of a total by log-odds, as every consensus does', () => {
  // Vig-free 0.9 and 0.5: odds 9 and 1 pool to 3, so 3/4.
  expect(fairOverOf(total('a', 1.111111, 10), total('b', 1.99, 1.99))).toBeCloseTo(0.75, 4)
})

it('takes the sharp book’s total where it quotes the line', () => {
  expect(fairOverOf(total('a', 1.111111, 10), total('Pinnacle', 1.99, 1.99))).toBeCloseTo(0.5, 9)
})

describe('an excluded book', () => {
  const winner = (book: string, home: number, away: number): Quote => ({
    ...total(book, home, away),
    market: fullGame('moneyline'),
  })
  const quotes = [winner('misdated', 2.5, 1.6), winner('b', 2, 1.9), winner('c', 1.9, 2), winner('d', 1.8, 2)]

  it('is passed over for the next best price of an outcome, with the confidence of that price', () => {
    const pricesOf = (...excluded: string[]) =>
      viewOf(quotes, ...excluded).outcomes.map(({ book, price, confidence }) => [book, price, confidence])
    expect(pricesOf()[0]).toEqual(['misdated', 2.5, 75])
    expect(pricesOf('misdated')[0]).toEqual(['b', 2, 60])
    expect(pricesOf('misdated')[1]).toEqual(pricesOf()[1])
    expect(pricesOf('misdated', 'b', 'c', 'd')).toEqual([])
  })

  it('is none of the others that a price is held against', () => {
    // Vig-free, c says 20/39 for the home side and d says 10/19: odds of 20/19 and 10/9.
    const pooled = Math.sqrt((20 / 19) * (10 / 9))
    expect(viewOf(quotes, 'misdated').outcomes[0]?.others).toBeCloseTo(pooled / (1 + pooled), 9)
  })

  it('offers no side of a total, and no half of a middle, but says what is fair as before', () => {
    const totals = [total('misdated', 2, 1.97), total('b', 1.9, 1.95)]
    const [every, without] = [viewOf(totals), viewOf(totals, 'misdated')]
    expect([every.total?.over.book, every.total?.under.book]).toEqual(['misdated', 'misdated'])
    expect(without.total).toMatchObject({ over: { book: 'b', price: 1.9 }, under: { book: 'b', price: 1.95 } })
    expect(without.total?.fairOver).toBe(every.total?.fairOver)
    expect(without.totals.map(({ book }) => book)).toEqual(['b'])
    expect(viewOf(totals, 'misdated', 'b').total).toBeNull()
  })
})
