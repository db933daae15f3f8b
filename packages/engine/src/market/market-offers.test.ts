import { fullGame, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { marketOffers } from './market-offers.ts'

const quote = (book: string, line: number, prices: (number | null)[], observedAt = 1): Quote => ({
  gameId: 'g',
  book,
  market: fullGame('total', line),
  prices: prices as (DecimalOdds | null)[],
  mark: null,
  observedAt,
})
const offers = (...quotes: Quote[]) => marketOffers(aFile(quotes).quotes.get('total|full||||')!)

describe('the markets of a place', () => {
  it('are fair by the leading book, and by all others together where it does not quote', () => {
    const led = offers(quote('Pinnacle', 8.5, [2, 1.9]), quote('a', 8.5, [1.5, 2.6]))
    expect(led[0]!.fair![0]).toBeCloseTo(1.9 / 3.9, 12)
    const equals = offers(quote('a', 8.5, [1.9, 1.9]), quote('b', 8.5, [1.9, 1.9]), quote('c', 8.5, [1.9, 1.9]))
    expect(equals[0]!.fair).toEqual([0.5, 0.5])
  })

  it('have no fair chance where fewer than three books quote both sides', () => {
    const [offer] = offers(quote('a', 8.5, [1.9, 1.9]), quote('b', 8.5, [1.9, null]), quote('c', 8.5, [1.95, 1.85]))
    expect(offer).toMatchObject({ fair: null, books: 3 })
    expect(offer!.best.map((best) => [best?.book, best?.value])).toEqual([
      ['c', null],
      ['a', null],
    ])
  })

  it('follow a book’s newest quote to another line, and forget what was taken away', () => {
    const moved = offers(quote('a', 8.5, [1.9, 1.9]), quote('a', 9, [1.95, 1.85], 2), quote('b', 8.5, [1.9, 1.9]))
    expect(moved.map(({ market, books }) => [market.line, books])).toEqual([
      [9, 1],
      [8.5, 1],
    ])
    expect(offers(quote('a', 8.5, [1.9, 1.9]), quote('a', 8.5, [null, null], 2))).toEqual([])
  })

  it('say what the best price of each selection is worth', () => {
    const [offer] = offers(quote('Pinnacle', 8.5, [1.95, 1.95]), quote('a', 8.5, [2.1, 1.8]))
    expect(offer!.best[0]).toMatchObject({ book: 'a', price: 2.1 })
    expect(offer!.best[0]!.value).toBeCloseTo(0.05, 12)
    expect(offer!.best[1]).toMatchObject({ book: 'Pinnacle' })
  })
})
