import type { Instant, Market, Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { completePrices } from './complete-prices.ts'
import type { MarketQuotes } from './market-quotes.ts'
import type { Offer } from './offer.ts'

/** A book's prices of every selection of one line, with a positive overround. */
export interface CompleteQuote {
  readonly book: string
  readonly prices: readonly DecimalOdds[]
  readonly quotedAt: Instant
}

/** All lines of one kind of market as the books quote them at one moment, main and alternate lines alike. */
export interface MarketBook {
  /** One per line that has a price, from the lowest line up; `alternate` only if no book offers it as its main line. */
  readonly markets: readonly Market[]
  /** Every book's price of a selection, best first, stale ones last; of equal prices the later quote first. */
  offers(line: number | null, selection: number): readonly Offer[]
  /** The best price of a selection that is not stale, at no book of `except`; null if no one else offers one. */
  best(line: number | null, selection: number, except?: ReadonlySet<string>): Offer | null
  /** Quotes of a line that price every selection and are not stale. */
  complete(line: number | null): readonly CompleteQuote[]
  /** Books that price at least one selection of a line, stale prices not counted. */
  bookCount(line: number | null): number
}

/**
 * Groups the quotes of one kind of market by line. If a book quotes a line both as its main and as an alternate line,
 * its newer quote counts.
 *
 * @param quotes  each book's newest quote of its main line and of each alternate line; all of one market group
 */
export function marketBook({ quotes, stale }: MarketQuotes): MarketBook {
  const byLine = new Map<number | null, Map<string, Quote>>()
  for (const quote of quotes) {
    if (quote.prices.every((price) => price === null)) continue
    const books = byLine.get(quote.market.line) ?? new Map<string, Quote>()
    byLine.set(quote.market.line, books)
    const other = books.get(quote.book)
    if (!other || other.observedAt <= quote.observedAt) books.set(quote.book, quote)
  }
  const cachedOffers = new Map<string, readonly Offer[]>()

  function offers(line: number | null, selection: number): readonly Offer[] {
    const key = `${line}|${selection}`
    const cached = cachedOffers.get(key) ?? offersOf([...(byLine.get(line)?.values() ?? [])], selection, stale)
    cachedOffers.set(key, cached)
    return cached
  }

  const confirmed = (line: number | null) =>
    [...(byLine.get(line)?.values() ?? [])].filter((quote) => !stale.has(quote))

  const cachedComplete = new Map<number | null, readonly CompleteQuote[]>()

  function complete(line: number | null): readonly CompleteQuote[] {
    const cached = cachedComplete.get(line) ?? confirmed(line).flatMap(completeQuote)
    cachedComplete.set(line, cached)
    return cached
  }

  return {
    markets: [...byLine.values()].map(marketOf).sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    offers,
    best(line, selection, except) {
      const first = offers(line, selection).find(({ book }) => !except?.has(book))
      return first && !first.isStale ? first : null
    },
    complete,
    bookCount: (line) => confirmed(line).length,
  }
}

function marketOf(books: ReadonlyMap<string, Quote>): Market {
  const quotes = [...books.values()]
  return (quotes.find(({ market }) => !market.alternate) ?? (quotes[0] as Quote)).market
}

function offersOf(quotes: readonly Quote[], selection: number, stale: ReadonlySet<Quote>): readonly Offer[] {
  const offers: Offer[] = []
  for (const quote of quotes) {
    const price = quote.prices[selection]
    if (price) offers.push({ book: quote.book, price, quotedAt: quote.observedAt, isStale: stale.has(quote) })
  }
  return offers.sort(
    (a, b) =>
      Number(a.isStale) - Number(b.isStale) ||
      b.price - a.price ||
      b.quotedAt - a.quotedAt ||
      (a.book < b.book ? -1 : 1),
  )
}

function completeQuote({ book, prices, observedAt }: Quote): CompleteQuote[] {
  const complete = completePrices(prices)
  return complete ? [{ book, prices: complete, quotedAt: observedAt }] : []
}
