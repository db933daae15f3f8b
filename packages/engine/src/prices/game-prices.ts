import { type Instant, type Market, marketKey, marketSlot, type Quote, selectionsOf } from '@fairline/domain'
import { type ArbitrageChange, priceBoard } from './price-board.ts'

/** Whether a quote is stale, and since when. */
export interface StaleChange {
  readonly isStale: boolean
  readonly at: Instant
}

/** Room for markets and books at first; twice as many when that is not enough. */
const FIRST_ROOM = 128
const FIRST_BOOKS = 12

/**
 * The prices of all markets of one game as they stand. A book that moves its line leaves the one it had: in one place it asks one price.
 *
 * @param onChange  called when an arbitrage on one of its markets comes up, moves, or goes
 */
export function gamePrices(onChange: (change: ArbitrageChange) => void) {
  const markets: Market[] = []
  const ids = new Map<string, number>()
  /** The market a book's price in a place stands on. */
  const standing = new Map<string, number>()
  let room = FIRST_ROOM
  let books = FIRST_BOOKS
  let board = priceBoard({ markets: room, books }, onChange)

  function idOf(market: Market): number {
    const key = marketKey(market)
    const known = ids.get(key)
    if (known !== undefined) return known
    if (markets.length === room) grow(room * 2, books)
    const id = markets.push(market) - 1
    ids.set(key, id)
    openOn(board, id)
    return id
  }

  const openOn = (of: typeof board, id: number) => of.open(id, sidesOf(id) === 3 ? 3 : 2)
  const sidesOf = (id: number) => selectionsOf((markets[id] as Market).kind).length

  /** A larger board that stands as the one before. */
  function grow(newRoom: number, newBooks: number): void {
    const before = board
    const booksBefore = books
    room = newRoom
    books = newBooks
    board = priceBoard({ markets: room, books }, onChange)
    for (const id of markets.keys()) {
      openOn(board, id)
      for (let book = 0; book < booksBefore; book++) {
        const at = before.seenAt(id, book)
        const [first, second, third] = [0, 1, 2].map((side) => before.price(id, side, book)) as [number, number, number]
        if (!Number.isNaN(at)) board.update(id, book, first, second, third, at)
      }
    }
  }

  return {
    /**
     * @param book  books are numbers from 0
     * @param change  a stale quote counts as if it priced nothing; `at` is when it became stale, or was no longer
     * @returns the number of the market the quote is on
     */
    take({ market, prices, observedAt }: Quote, book: number, { isStale, at }: StaleChange): number {
      if (book >= books) grow(room, Math.max(books * 2, book + 1))
      const id = idOf(market)
      const where = `${book}|${marketSlot(market)}`
      const before = standing.get(where)
      if (before !== undefined && before !== id) board.update(before, book, 0, 0, 0, observedAt)
      standing.set(where, id)
      const [first, second, third] = isStale ? [] : prices
      board.update(id, book, first ?? 0, second ?? 0, third ?? 0, observedAt, at)
      return id
    },
    /** How many books there is room for: above those none has a price. */
    books: (): number => books,
    /** Markets are numbers from 0. */
    count: (): number => markets.length,
    market: (id: number): Market => markets[id] as Market,
    sides: sidesOf,
    board: () => board,
  }
}

export type GamePrices = ReturnType<typeof gamePrices>
