import { fullGame, type Market, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { aPropQuote } from '../../testing/prop-quote.ts'
import { betsByBooks, propBetsByBooks } from './bets-by-books.ts'

const BOOKS = ['Alpha', 'Beta', 'Gamma'] as const
const at = (market: Market, prices: readonly (number | null)[], books: readonly string[] = BOOKS): Quote[] =>
  books.map((book) => ({
    gameId: '',
    book,
    market,
    mark: null,
    observedAt: 1000,
    prices: prices as (DecimalOdds | null)[],
  }))
const betsOn = (...quotes: readonly Quote[]) => betsByBooks(aFile(quotes), { asOf: 2000 })

describe('bets judged by the books alone', () => {
  it('have the books’ probability as the fair one and as the market’s, on the winner and on lines', () => {
    // 1.6 and 2.4 even out to 0.6 and 0.4, 1.9 and 1.9 to halves.
    const bets = betsOn(...at(fullGame('moneyline'), [1.6, 2.4]), ...at(fullGame('total', 8.5), [1.9, 1.9]))
    expect(
      bets.map(({ selection, fairProbability, marketProbability }) => [selection, fairProbability, marketProbability]),
    ).toEqual([
      ['over', expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)],
      ['under', expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)],
      ['home', expect.closeTo(0.6, 9), expect.closeTo(0.6, 9)],
      ['away', expect.closeTo(0.4, 9), expect.closeTo(0.4, 9)],
    ])
  })

  it('have a price but no probability on a winner that no book prices on both sides', () => {
    expect(betsOn(...at(fullGame('moneyline'), [1.9, null]))).toMatchObject([
      { selection: 'home', price: 1.9, fairProbability: null, passReason: 'probability-not-known' },
    ])
  })

  it('are on each side of a player’s line that some book prices', () => {
    const points = (line: number): Market => ({
      ...fullGame('player-prop', line),
      player: 'Anna',
      stat: 'points',
    })
    const file = aFile(
      [
        ...at(points(20.5), [1.9, 1.9]),
        ...at(points(25.5), [3.5, null], ['Delta']),
        ...at(points(15.5), [null, 3.5], ['Epsilon']),
      ],
      { league: 'nba' },
    )
    const sides = betsByBooks(file, { asOf: 2000 }).map(({ market, selection }) => [market.line, selection])
    expect(sides).toEqual([
      [20.5, 'over'],
      [20.5, 'under'],
      [25.5, 'over'],
      [15.5, 'under'],
    ])
  })
})

describe('bets on recorded props', () => {
  const prop = (book: string, over: number, at: number | null) =>
    aPropQuote({ book, at, over: decimalOdds(over), under: decimalOdds(1.8) })

  it('are judged by each book’s newest quote, in whichever order they were recorded', () => {
    const newest = BOOKS.map((book, i) => prop(book, [1.9, 1.95, 2][i]!, 2000))
    const older = BOOKS.map((book) => prop(book, 2.3, 1000))
    for (const quotes of [
      [...older, ...newest],
      [...newest, ...older],
      [...newest.toReversed(), ...older],
    ]) {
      const [over] = propBetsByBooks(aGame({ league: 'nba' }), quotes)
      expect(over!.offers.map(({ book, price }) => [book, price])).toEqual([
        ['Gamma', 2],
        ['Beta', 1.95],
        ['Alpha', 1.9],
      ])
    }
  })
})
