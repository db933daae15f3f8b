import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aPropQuote } from '../../testing/prop-quote.ts'
import type { PropQuote } from '../props/prop-quote.ts'
import { recordedPropEdges } from './recorded-edges.ts'

const prop = (book: string, of: Partial<PropQuote> = {}) => aPropQuote({ book, ...of })
const BOOKS = ['a', 'b', 'c'] as const

describe('recorded props whose best price beats the books', () => {
  it('are counted game by game, also where a player, a stat and a line come up on two days or in two games', () => {
    const games = [{}, { day: '2026-01-11' }, { event: 'h' }] as const
    const quotes = games.flatMap((game) => BOOKS.map((book) => prop(book, game)))
    expect(recordedPropEdges('nba', quotes)).toMatchObject([{ bets: 6, books: 3, positive: 0 }])
  })

  it('leave out a quote without a margin: nothing can be bet at it', () => {
    const fair = prop('d', { over: decimalOdds(2.2), under: decimalOdds(1.833), fair: true })
    expect(recordedPropEdges('nba', [...BOOKS.map((book) => prop(book)), fair])).toMatchObject([
      { bets: 2, books: 3, positive: 0 },
    ])
  })

  it('leave out a book that has swapped the sides of a day’s lines', () => {
    // Eight players whose overs have probabilities from 0.3 to 0.65, with a margin of 5%.
    const quotes = Array.from({ length: 8 }, (_, i) => {
      const over = 0.3 + i / 20
      const prices = { over: decimalOdds(1 / (over * 1.05)), under: decimalOdds(1 / ((1 - over) * 1.05)) }
      const swapped = { over: prices.under, under: prices.over }
      const player = `player ${i}`
      return [...BOOKS.map((book) => prop(book, { ...prices, player })), prop('swapped', { ...swapped, player })]
    }).flat()
    expect(recordedPropEdges('nba', quotes)).toMatchObject([{ bets: 16, books: 3, positive: 0 }])
  })
})
