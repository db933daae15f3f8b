import { fullGame, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { foldQuotes } from './fold-quotes.ts'

const minute = 60_000
const quote = (book: string, at: number, price: number, line: number | null = null): Quote => ({
  gameId: 'g',
  book,
  market: line === null ? fullGame('moneyline') : fullGame('spread', line),
  prices: [price, 2] as DecimalOdds[],
  mark: null,
  observedAt: at,
})

describe('folding how prices moved', () => {
  it('keeps the first, the last, and the last of each hour', () => {
    const quotes = [0, 10, 50, 70, 110, 130].map((at) => quote('a', at * minute, 1.5 + at / 1000))
    expect(foldQuotes(quotes).map(({ observedAt }) => observedAt / minute)).toEqual([0, 50, 110, 130])
  })

  it('follows every book and every place by itself, a main line through all its lines', () => {
    const quotes = [
      quote('a', 0, 1.5),
      quote('b', 1, 1.6),
      quote('a', 2, 1.9, -3.5),
      quote('a', 3, 1.9, -4.5),
      quote('a', 4, 1.9, -5.5),
    ]
    expect(foldQuotes(quotes)).toEqual([quotes[0], quotes[1], quotes[2], quotes[4]])
  })

  it('changes nothing when it is done again', () => {
    const quotes = Array.from({ length: 200 }, (_, i) => quote(i % 2 ? 'a' : 'b', i * 7 * minute, 1.5 + i / 1000))
    const once = foldQuotes(quotes)
    expect(foldQuotes(once)).toEqual(once)
    expect(once.length).toBeLessThan(quotes.length)
  })
})
