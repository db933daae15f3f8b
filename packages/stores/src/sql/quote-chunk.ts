import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Market, Quote } from '@fairline/domain'
import { z } from 'zod'

const Price = z.number().gt(1).nullable()

/** Quotes of one game as they are kept: books and markets once, then a row for each quote. */
const Chunk = z.object({
  books: z.array(z.string()),
  markets: z.array(Market),
  /** Book, market, milliseconds since the row before, mark (0 none, 1 open, 2 close), prices. */
  rows: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.array(Price)])),
})

const marks = [null, 'open', 'close'] as const

/** Packs quotes of one game, in the order they were seen, into few bytes: base64 of deflated JSON. */
export function packQuotes(quotes: readonly Quote[]): string {
  const [books, markets] = [new Map<string, number>(), new Map<string, number>()]
  const kept: Market[] = []
  let last = 0
  const rows = quotes.map(({ book, market, prices, mark, observedAt }) => {
    const text = JSON.stringify(market)
    if (!books.has(book)) books.set(book, books.size)
    if (!markets.has(text)) {
      markets.set(text, markets.size)
      kept.push(market)
    }
    const since = observedAt - last
    last = observedAt
    return [books.get(book), markets.get(text), since, marks.indexOf(mark), prices]
  })
  return deflateRawSync(JSON.stringify({ books: [...books.keys()], markets: kept, rows })).toString('base64')
}

/** Unpacks what `packQuotes` packed. */
export function unpackQuotes(gameId: string, body: string): Quote[] {
  const { books, markets, rows } = Chunk.parse(JSON.parse(inflateRawSync(Buffer.from(body, 'base64')).toString()))
  let at = 0
  return rows.map(([book, market, since, mark, prices]) => {
    at += since
    return Quote.parse({
      gameId,
      book: books[book],
      market: markets[market],
      prices,
      mark: marks[mark],
      observedAt: at,
    })
  })
}
