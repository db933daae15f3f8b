import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArbitrageChange, priceBoard } from './price-board.ts'

const MARKETS = 4
const BOOKS = 5
const selections = [2, 3, 2, 3] as const
const price = fc.oneof(fc.double({ min: 1.2, max: 4.5, noNaN: true }), fc.constant(0))
const update = fc.record({
  market: fc.nat(MARKETS - 1),
  book: fc.nat(BOOKS - 1),
  prices: fc.tuple(price, price, price),
  at: fc.nat(50),
})

/** The same by keeping everything and working it all out at the end. */
function byHand(updates: readonly { market: number; book: number; prices: readonly number[]; at: number }[]) {
  const standing = new Map<string, { prices: readonly number[]; at: number }>()
  for (const { market, book, prices, at } of updates) {
    const key = `${market}|${book}`
    if (at >= (standing.get(key)?.at ?? -1)) standing.set(key, { prices, at })
  }
  return Array.from({ length: MARKETS }, (_, market) => {
    const sides = selections[market]!
    const lists = Array.from(
      { length: BOOKS },
      (__, book) => standing.get(`${market}|${book}`)?.prices.slice(0, sides) ?? [],
    ).filter((one) => one.length > 0)
    const whole = lists.filter((one) => one.every((value) => value > 0))
    const best = (of: readonly (readonly number[])[]) =>
      Array.from({ length: sides }, (__, i) => Math.max(0, ...of.map((one) => one[i]!)))
    const total = best(whole).reduce((sum, value) => sum + 1 / value, 0)
    return {
      best: best(lists),
      margin: whole.length >= 2 && total < 1 ? 1 / total - 1 : 0,
      books: whole.length,
    }
  })
}

function fed(
  updates: readonly { market: number; book: number; prices: readonly [number, number, number]; at: number }[],
) {
  const changes: ArbitrageChange[] = []
  const board = priceBoard({ markets: MARKETS, books: BOOKS }, (change) => void changes.push(change))
  for (const [market, of] of selections.entries()) board.open(market, of)
  for (const { market, book, prices, at } of updates) board.update(market, book, ...prices, at)
  return { board, changes }
}

describe('prices as they stand', () => {
  it('are what working everything out anew would say, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(update, { maxLength: 60 }), (updates) => {
        const { board } = fed(updates)
        for (const [market, { best, margin, books }] of byHand(updates).entries()) {
          expect(board.margin(market)).toBeCloseTo(margin, 9)
          expect(board.books(market)).toBe(books)
          for (const [side, value] of best.entries()) {
            expect(board.best(market, side)).toBe(value)
            expect(board.bestBook(market, side) === -1).toBe(value === 0)
          }
        }
        expect(board.scan()).toEqual(byHand(updates).flatMap(({ margin }, market) => (margin > 0 ? [market] : [])))
      }),
      { numRuns: 400 },
    )
  })

  it('tell when an arbitrage comes up and when it is gone', () => {
    const { changes } = fed([
      { market: 0, book: 0, prices: [2.1, 1.8, 0], at: 1 },
      { market: 0, book: 1, prices: [1.8, 2.1, 0], at: 2 },
      { market: 0, book: 1, prices: [1.9, 1.9, 0], at: 3 },
    ])
    expect(changes.map(({ at, margin }) => [at, margin > 0])).toEqual([
      [2, true],
      [3, false],
    ])
  })

  it('never take an older price for a newer one', () => {
    const { board } = fed([{ market: 0, book: 0, prices: [2.1, 1.8, 0], at: 5 }])
    expect(board.update(0, 0, 9, 9, 0, 4)).toBe(false)
    expect(board.best(0, 0)).toBe(2.1)
  })

  it('take away what was not confirmed for long', () => {
    const { board } = fed([
      { market: 0, book: 0, prices: [2.1, 1.8, 0], at: 1 },
      { market: 0, book: 1, prices: [1.8, 2.1, 0], at: 9 },
    ])
    expect(board.expire(5, 10)).toBe(1)
    expect([board.best(0, 0), board.bestBook(0, 0), board.books(0), board.margin(0)]).toEqual([1.8, 1, 1, 0])
    expect(board.expire(5, 11)).toBe(0)
  })
})
