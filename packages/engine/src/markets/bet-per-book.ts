import type { MarketBook } from './market-book.ts'

/** The selection one would back at a book if it were the only one. */
export interface BackedSelection {
  readonly book: string
  readonly selection: number
}

/**
 * Of every book the selection with the highest EV by a forecast, where that is above 0.
 *
 * @param probabilities  of the market's selections, by the forecast
 */
export function betPerBook(market: MarketBook, probabilities: readonly number[]): BackedSelection[] {
  const best = new Map<string, { readonly selection: number; readonly expectedValue: number }>()
  probabilities.forEach((probability, selection) => {
    for (const { book, price, isStale } of market.offers(null, selection)) {
      const expectedValue = probability * price - 1
      if (isStale || expectedValue <= (best.get(book)?.expectedValue ?? 0)) continue
      best.set(book, { selection, expectedValue })
    }
  })
  return [...best].map(([book, { selection }]) => ({ book, selection }))
}
