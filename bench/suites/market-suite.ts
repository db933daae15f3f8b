import { priceBoard } from '@fairline/engine'
import { randomStream } from '@fairline/numeric'
import type { Measured } from '../measured.ts'

const EVENTS = 500
const BOOKS = 12
const PER_EVENT = 40
const UPDATES = 2_000_000
const MARKETS = EVENTS * PER_EVENT

/** Quotes as they come in: of a random market at a random book, around a fair price with the book's margin. */
function stream(count: number) {
  const next = randomStream(11)
  const fair = Float64Array.from({ length: MARKETS }, () => 0.3 + 0.4 * next())
  const market = Int32Array.from({ length: count }, () => Math.floor(next() * MARKETS))
  const book = Int16Array.from({ length: count }, () => Math.floor(next() * BOOKS))
  const sides = Array.from({ length: 2 }, (_, side) =>
    Float64Array.from(market, (of) => {
      const probability = side === 0 ? (fair[of] as number) : 1 - (fair[of] as number)
      return 1 / (probability * (1.03 + 0.02 * next()))
    }),
  )
  return { market, book, first: sides[0] as Float64Array, second: sides[1] as Float64Array, count }
}

type Stream = ReturnType<typeof stream>

function boardOf(quotes: Stream) {
  const board = priceBoard({ markets: MARKETS, books: BOOKS })
  for (let market = 0; market < MARKETS; market++) board.open(market, 2)
  feed(board, quotes, 0)
  return board
}

function feed(
  board: ReturnType<typeof priceBoard>,
  { market, book, first, second, count }: Stream,
  from: number,
): void {
  for (let i = 0; i < count; i++)
    board.update(market[i] as number, book[i] as number, first[i] as number, second[i] as number, 0, from + i)
}

/** Best price and arbitrage of a market worked out again from all books with every quote, prices in lists of objects. */
function rescanned({ market, book, first, second, count }: Stream): number {
  const markets = Array.from({ length: MARKETS }, () => new Map<number, readonly number[]>())
  let found = 0
  for (let i = 0; i < count; i++) {
    const books = markets[market[i] as number] as Map<number, readonly number[]>
    books.set(book[i] as number, [first[i] as number, second[i] as number])
    const lists = [...books.values()]
    const best = [0, 1].map((side) => Math.max(...lists.map((prices) => prices[side] as number)))
    if (best.reduce((sum, price) => sum + 1 / price, 0) < 1) found += 1
  }
  return found
}

/** The slowest of single updates, in ms: each timed by itself. */
function slowest(
  board: ReturnType<typeof priceBoard>,
  { market, book, first, second, count }: Stream,
  from: number,
): number {
  let worst = 0
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    board.update(market[i] as number, book[i] as number, first[i] as number, second[i] as number, 0, from + i)
    worst = Math.max(worst, performance.now() - began)
  }
  return worst
}

const perSecond = (count: number, run: () => void): number => {
  const began = performance.now()
  run()
  return count / ((performance.now() - began) / 1000)
}

/** A board of 500 events, 12 books and 40 markets each: updates, the slowest of them, and a scan of all of it. */
export function marketSuite(): Measured[] {
  const [all, few] = [stream(UPDATES), stream(200_000)]
  const board = boardOf(all)
  const speed = perSecond(UPDATES, () => feed(board, all, UPDATES))
  const heap = process.memoryUsage().heapUsed
  feed(board, few, 2 * UPDATES)
  const grown = (process.memoryUsage().heapUsed - heap) / few.count
  const worst = slowest(board, few, 3 * UPDATES)
  const plain = perSecond(few.count, () => void rescanned(few))
  const scan = performance.now()
  board.scan()
  const scanned = performance.now() - scan
  return [
    {
      name: 'quote updates: best price, arbitrage',
      figure: speed,
      unit: '/s',
      against: { name: 'lists of objects looked through anew', figure: plain },
    },
    { name: 'the slowest single update', figure: worst, unit: 'ms', against: { name: 'the bar', figure: 1 } },
    { name: 'heap an update leaves behind', figure: Math.max(0, grown), unit: 'bytes' },
    { name: 'scan of all 20,000 markets', figure: scanned, unit: 'ms', against: { name: 'the bar', figure: 60 } },
  ]
}
