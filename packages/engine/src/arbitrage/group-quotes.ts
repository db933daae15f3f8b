import { type Instant, type Market, marketKey } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import type { BoardQuote } from './board-quote.ts'

/** The best price of a selection, and who pays it. */
export interface BestPrice {
  readonly book: string
  readonly price: DecimalOdds
  /** When it was seen, where the source says so. */
  readonly at: Instant | null
}

/** All whole quotes of one market of one event, the same line. */
export interface QuoteGroup {
  readonly event: string
  readonly eventKey: string
  readonly market: Market
  /** In the order of the market's selections. */
  readonly best: readonly BestPrice[]
  readonly books: number
}

/**
 * The best prices of every market at two books or more: what a single book quotes may be a mistake. A book that names no price for one of the selections is left out: what it does not
 * offer it may not pay; of two lists of one book the later counts.
 *
 * @param quotes  of one board: all that were offered at one moment
 */
export function groupQuotes(quotes: readonly BoardQuote[]): QuoteGroup[] {
  const groups = new Map<string, Map<string, BoardQuote>>()
  for (const quote of quotes) {
    if (quote.prices.some((price) => price === null)) continue
    const key = `${quote.eventKey}|${marketKey(quote.market)}`
    const group = groups.get(key) ?? new Map<string, BoardQuote>()
    groups.set(key, group.set(quote.book, quote))
  }
  return [...groups.values()].flatMap((books) => {
    const [first] = books.values()
    if (!first || books.size < 2) return []
    const best = first.prices.map((_, i) => bestOf(books.values(), i))
    const { event, eventKey } = first
    return [{ event, eventKey, market: first.market, best, books: books.size }]
  })
}

/** Of equal prices the newest, as everywhere; the first book's if none is newer. */
function bestOf(quotes: Iterable<BoardQuote>, selection: number): BestPrice {
  let best: BestPrice = { book: '', price: 1 as DecimalOdds, at: null }
  for (const { book, prices, at } of quotes) {
    const price = prices[selection]
    if (price && (price > best.price || (price === best.price && isNewer(at, best.at)))) best = { book, price, at }
  }
  return best
}

const isNewer = (at: Instant | null, than: Instant | null): boolean => at !== null && (than === null || at > than)
