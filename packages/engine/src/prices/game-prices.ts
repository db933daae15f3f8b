import { type Market, marketKey, marketPlace, type Quote, selectionsOf } from '@fairline/domain'
import { type ArbitrageChange, priceBoard } from './price-board.ts'

/** Room for markets at first; twice as many when that is not enough. */
const FIRST_ROOM = 128

/**
 * The prices of all markets of one game as they stand. A book that moves its line leaves the one it had: in one place it asks one price.
 *
 * @param books     room for books, which are numbers from 0
 * @param onChange  told when an arbitrage on one of its markets comes up, moves, or goes
 */
export function gamePrices(books: number, onChange: (change: ArbitrageChange) => void) {
  const markets: Market[] = []
  const ids = new Map<string, number>()
  /** The market a book's price in a place stands on. */
  const standing = new Map<string, number>()
  let room = FIRST_ROOM
  let board = priceBoard({ markets: room, books }, onChange)

  function idOf(market: Market): number {
    const key = marketKey(market)
    const known = ids.get(key)
    if (known !== undefined) return known
    if (markets.length === room) grow()
    const id = markets.push(market) - 1
    ids.set(key, id)
    openOn(board, id)
    return id
  }

  const openOn = (of: typeof board, id: number) => of.open(id, sidesOf(id) === 3 ? 3 : 2)
  const sidesOf = (id: number) => selectionsOf((markets[id] as Market).kind).length

  /** A larger board that stands as the one before. */
  function grow(): void {
    const before = board
    room *= 2
    board = priceBoard({ markets: room, books }, onChange)
    for (const id of markets.keys()) {
      openOn(board, id)
      for (let book = 0; book < books; book++) {
        const at = before.seenAt(id, book)
        const [first, second, third] = [0, 1, 2].map((side) => before.price(id, side, book)) as [number, number, number]
        if (!Number.isNaN(at)) board.update(id, book, first, second, third, at)
      }
    }
  }

  return {
    /** @returns the number of the market the quote is on */
    take({ market, prices, observedAt }: Quote, book: number): number {
      const id = idOf(market)
      const where = `${book}|${marketPlace(market)}`
      const before = standing.get(where)
      if (before !== undefined && before !== id) board.update(before, book, 0, 0, 0, observedAt)
      standing.set(where, id)
      board.update(id, book, prices[0] ?? 0, prices[1] ?? 0, prices[2] ?? 0, observedAt)
      return id
    },
    /** Markets are numbers from 0. */
    count: (): number => markets.length,
    market: (id: number): Market => markets[id] as Market,
    sides: sidesOf,
    board: () => board,
  }
}

export type GamePrices = ReturnType<typeof gamePrices>
