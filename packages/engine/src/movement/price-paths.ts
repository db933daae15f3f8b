import { fullGame, type Instant, type League, type MarketKind, marketSlot, type Quote } from '@fairline/domain'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'

/** A book's prices from a moment on, in the order of the market's selections; null for what it took away. */
export interface PricePoint {
  readonly at: Instant
  readonly line: number | null
  readonly prices: Quote['prices']
}

/** How every book moved on one market before the start. */
export interface PricePaths {
  readonly kind: MarketKind
  readonly books: readonly { readonly book: string; readonly points: readonly PricePoint[] }[]
}

/** Every book's way on winner, spread and total; a price list that is the same again is no point. */
export function pricePaths(league: League, file: GameFile): PricePaths[] {
  return [winnerMarket(league.outcomes), ...lineKinds].flatMap((kind) => {
    const quoted = file.quotes.get(marketSlot(fullGame(kind)))
    const books = [...(quoted ?? [])].map(([book, quotes]) => ({ book, points: pointsOf(quotes) }))
    return books.length > 0 ? [{ kind, books }] : []
  })
}

function pointsOf(quotes: readonly Quote[]): PricePoint[] {
  const points: PricePoint[] = []
  for (const { observedAt, market, prices } of quotes) {
    const last = points.at(-1)
    if (last && last.line === market.line && last.prices.every((price, i) => price === prices[i])) continue
    points.push({ at: observedAt, line: market.line, prices })
  }
  return points
}
