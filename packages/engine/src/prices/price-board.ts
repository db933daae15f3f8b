import { arbitrageMargin } from '@fairline/odds'

/** Most selections a market has. */
const SIDES = 3

/** An arbitrage that comes up or goes: between these two it lasted. */
export interface ArbitrageChange {
  readonly market: number
  /** Profit per unit staked; 0 or less where it is gone. */
  readonly margin: number
  readonly at: number
}

/** How large a board may become. */
export interface BoardSize {
  readonly markets: number
  readonly books: number
}

/**
 * Every price of every book as it stands, with the best of each selection and whether the best prices lock in a profit: a new quote
 * changes one entry, and nothing else is looked at but the other books of its market where the best price of a selection went down.
 * Steady updates allocate nothing.
 *
 * Markets and books are numbers from 0; who they are is the caller's to know. A book that prices only some of a market's selections counts
 * for the best price of those, and for nothing else.
 *
 * @param size      room for markets and books
 * @param onChange  called when an arbitrage comes up, moves, or goes
 */
export function priceBoard({ markets, books }: BoardSize, onChange: (change: ArbitrageChange) => void = () => {}) {
  const prices = new Float64Array(markets * SIDES * books)
  const seenAt = new Float64Array(markets * books).fill(Number.NaN)
  const best = new Float64Array(markets * SIDES)
  const bestBook = new Int16Array(markets * SIDES).fill(-1)
  /** Books that price every selection. */
  const whole = new Int16Array(markets)
  /** Books that price some selections and not all. */
  const partial = new Int16Array(markets)
  const sides = new Uint8Array(markets)
  const margins = new Float64Array(markets)

  const priceAt = (market: number, side: number, book: number) =>
    prices[(market * SIDES + side) * books + book] as number

  /** How many of a market's selections a book prices. */
  function pricedBy(market: number, book: number): number {
    let count = 0
    for (let side = 0; side < (sides[market] as number); side++) if (priceAt(market, side, book) > 0) count += 1
    return count
  }

  /** Counts a book of a market in, or out. */
  function count(market: number, book: number, by: 1 | -1): void {
    const priced = pricedBy(market, book)
    if (priced === 0) return
    const counts = priced < (sides[market] as number) ? partial : whole
    counts[market] = (counts[market] as number) + by
  }

  function rescan(market: number, side: number): void {
    const at = market * SIDES + side
    let [highest, of] = [0, -1]
    for (let book = 0; book < books; book++) {
      const price = priceAt(market, side, book)
      if (price > highest) {
        highest = price
        of = book
      }
    }
    best[at] = highest
    bestBook[at] = of
  }

  function setSide(market: number, side: number, book: number, price: number): void {
    prices[(market * SIDES + side) * books + book] = price
    const at = market * SIDES + side
    if (price > (best[at] as number)) {
      best[at] = price
      bestBook[at] = book
    } else if (bestBook[at] === book && price < (best[at] as number)) rescan(market, side)
  }

  /** The best price of a selection among books that price them all. */
  function bestWhole(market: number, side: number): number {
    if (partial[market] === 0) return best[market * SIDES + side] as number
    let highest = 0
    for (let book = 0; book < books; book++)
      if (pricedBy(market, book) === sides[market]) highest = Math.max(highest, priceAt(market, side, book))
    return highest
  }

  function judge(market: number, at: number): void {
    const margin = marginOf(market)
    const before = margins[market] as number
    margins[market] = margin
    if ((margin > 0 || before > 0) && margin !== before) onChange({ market, margin, at })
  }

  /** Profit per unit staked on all selections at their best prices; 0 where there is none. */
  function marginOf(market: number): number {
    if ((whole[market] as number) < 2) return 0
    let total = 0
    for (let side = 0; side < (sides[market] as number); side++) total += 1 / bestWhole(market, side)
    return arbitrageMargin(total)
  }

  return {
    /** Says how many selections a market has, before it is first quoted. */
    open(market: number, selections: 2 | 3): void {
      sides[market] = selections
    },
    /**
     * Takes a book's newest prices of a market; 0 for a selection it does not offer, and for all of them where it took them away.
     *
     * @param at         when they were seen; prices older than those that stand are not taken
     * @param changedAt  when they came to count, or no longer did, if that was later
     * @returns whether they were taken
     */
    update(
      market: number,
      book: number,
      first: number,
      second: number,
      third: number,
      at: number,
      changedAt: number = at,
    ): boolean {
      const entry = market * books + book
      if (at < (seenAt[entry] as number)) return false
      seenAt[entry] = at
      count(market, book, -1)
      setSide(market, 0, book, first)
      setSide(market, 1, book, second)
      if (sides[market] === 3) setSide(market, 2, book, third)
      count(market, book, 1)
      judge(market, changedAt)
      return true
    },
    /** Takes away prices that were seen before a moment, and tells how many. */
    expire(before: number, at: number): number {
      let gone = 0
      for (let entry = 0; entry < seenAt.length; entry++) {
        if (!((seenAt[entry] as number) < before)) continue
        const [market, book] = [Math.floor(entry / books), entry % books]
        if (pricedBy(market, book) === 0) continue
        this.update(market, book, 0, 0, 0, at)
        gone += 1
      }
      return gone
    },
    best: (market: number, side: number): number => best[market * SIDES + side] as number,
    /** −1 where no one offers it. */
    bestBook: (market: number, side: number): number => bestBook[market * SIDES + side] as number,
    /** Books that price every selection. */
    books: (market: number): number => whole[market] as number,
    /** Profit per unit staked at the best prices; 0 where there is none. */
    margin: (market: number): number => margins[market] as number,
    price: priceAt,
    seenAt: (market: number, book: number): number => seenAt[market * books + book] as number,
    /** Every market whose best prices lock in a profit, found again from the prices only. */
    scan(): number[] {
      const found: number[] = []
      for (let market = 0; market < markets; market++) if (marginOf(market) > 0) found.push(market)
      return found
    },
  }
}

export type PriceBoard = ReturnType<typeof priceBoard>
