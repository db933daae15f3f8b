import { fullGame, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { marketBook as bookOf } from './market-book.ts'
import { pooledConsensus } from './pooled-consensus.ts'

const quote = (book: string, line: number, prices: (number | null)[], { alternate = false, at = 1 } = {}): Quote => ({
  gameId: 'g',
  book,
  market: { ...fullGame('total', line), alternate },
  prices: prices as (DecimalOdds | null)[],
  mark: null,
  observedAt: at,
})

const marketBook = (quotes: readonly Quote[], stale: readonly Quote[] = []) => bookOf({ quotes, stale: new Set(stale) })

describe('a market book', () => {
  it('has main and alternate quotes of a line in one place, best price first', () => {
    const book = marketBook([
      quote('a', 8.5, [1.9, 1.95]),
      quote('b', 9.5, [2.1, 1.75]),
      quote('b', 8.5, [2, 1.85], { alternate: true }),
    ])
    expect(book.markets.map(({ line, alternate }) => [line, alternate])).toEqual([
      [8.5, false],
      [9.5, false],
    ])
    expect(book.offers(8.5, 0).map(({ book: name, price }) => [name, price])).toEqual([
      ['b', 2],
      ['a', 1.9],
    ])
    expect(book.best(8.5, 1)).toMatchObject({ book: 'a', price: 1.95 })
    expect([book.bookCount(8.5), book.best(10, 0), book.offers(10, 0)]).toEqual([2, null, []])
  })

  it('lists its lines from the lowest up, without those that no book prices', () => {
    const lines = [9.5, 7, 8.5].map((line) => quote('a', line, [1.9, 1.9]))
    const book = marketBook([...lines, quote('a', 6, [null, null]), quote('b', 7, [null, 1.9])])
    expect(book.markets.map(({ line }) => line)).toEqual([7, 8.5, 9.5])
    expect([book.bookCount(7), book.bookCount(6)]).toEqual([2, 0])
  })

  it('takes of two quotes of a line by one book the newer one, and the later one of two at the same moment', () => {
    const [main, alternate] = [
      quote('a', 8.5, [1.9, 1.9], { at: 2 }),
      quote('a', 8.5, [2, 1.8], { at: 1, alternate: true }),
    ]
    for (const quotes of [
      [main, alternate],
      [alternate, main],
    ])
      expect(marketBook(quotes).best(8.5, 0)?.price).toBe(1.9)
    expect(marketBook([main, { ...alternate, observedAt: 2 }]).best(8.5, 0)?.price).toBe(2)
  })

  it('marks a line as alternate only if no book offers it as its main line', () => {
    expect(marketBook([quote('a', 8.5, [1.9, 1.9], { alternate: true })]).markets[0]?.alternate).toBe(true)
  })

  it('lists a stale price last, and rests neither best price nor complete quotes on it', () => {
    const [stale, fresh] = [quote('a', 8.5, [2.2, 1.7]), quote('b', 8.5, [1.9, 1.9])]
    const book = marketBook([stale, fresh], [stale])
    expect(book.offers(8.5, 0).map(({ book: name, isStale }) => [name, isStale])).toEqual([
      ['b', false],
      ['a', true],
    ])
    expect(book.best(8.5, 0)).toMatchObject({ book: 'b', price: 1.9 })
    expect(book.complete(8.5).map(({ book: name }) => name)).toEqual(['b'])
    expect(book.bookCount(8.5)).toBe(1)
    const nothingElse = marketBook([stale], [stale])
    expect([nothingElse.best(8.5, 0), nothingElse.offers(8.5, 0).length]).toEqual([null, 1])
  })

  it('has of equal prices the newest first, then by book, and no newer price before a better one', () => {
    const seen = (book: string, price: number, at: number) => quote(book, 8.5, [price, 1.9], { at })
    const book = marketBook([seen('a', 1.9, 3), seen('c', 1.9, 5), seen('b', 1.9, 5), seen('d', 1.95, 1)])
    expect(book.offers(8.5, 0).map(({ book: name }) => name)).toEqual(['d', 'b', 'c', 'a'])
  })

  it('takes a book’s newer quote if it quotes a line twice', () => {
    const main = quote('a', 8.5, [1.9, 1.95], { at: 5 })
    const alternate = quote('a', 8.5, [2.2, 1.7], { alternate: true, at: 3 })
    expect(marketBook([main, alternate]).best(8.5, 0)?.price).toBe(1.9)
    expect(marketBook([alternate, main]).best(8.5, 0)?.price).toBe(1.9)
  })

  it('leaves out what a book took away, and misprints from what is complete', () => {
    const book = marketBook([
      quote('gone', 8.5, [null, null]),
      quote('one-sided', 8.5, [2, null]),
      quote('misprint', 8.5, [2.3, 2.3]),
      quote('whole', 8.5, [1.9, 1.9]),
    ])
    expect(book.complete(8.5).map(({ book: name }) => name)).toEqual(['whole'])
    expect(book.offers(8.5, 0)).toHaveLength(3)
  })
})

describe('the consensus of a line', () => {
  const of = (...quotes: Quote[]) => pooledConsensus(marketBook(quotes).complete(8.5), 'multiplicative')

  it('needs three books, or a sharp one and another', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((book) => quote(book, 8.5, [1.9, 1.9]))
    const sharp = quote('Pinnacle', 8.5, [1.95, 1.95])
    expect(of(a!, b!)).toBeNull()
    expect(of(sharp)).toBeNull()
    expect(of(a!, b!, c!)).toEqual([0.5, 0.5])
    expect(of(a!, sharp)).toEqual([0.5, 0.5])
  })

  it('counts a sharp book as three', () => {
    const [over] = of(quote('Pinnacle', 8.5, [2, 2]), ...['a', 'b', 'c'].map((book) => quote(book, 8.5, [1.5, 3])))!
    // The middle, in log-odds, between 1/2 and 2/3.
    expect(Math.log(over! / (1 - over!))).toBeCloseTo(Math.log(2) / 2, 9)
  })
})
