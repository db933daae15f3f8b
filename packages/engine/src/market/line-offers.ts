import type { Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import type { LineQuote } from '../forecast/line-curve.ts'
import { isSharpBook } from '../markets/sharp-books.ts'
import { confirmedQuotesAt } from './confirmed-quotes-at.ts'
import type { GameFile } from './game-file.ts'
import type { LineKind } from './line-kind.ts'
import { linePrices } from './line-prices.ts'
import type { Moment } from './quotes-at.ts'

/** A price of one side of a line: 0 is the home side or the over. */
export interface LineOffer {
  readonly quote: Quote
  readonly line: number
  readonly side: 0 | 1
  readonly price: DecimalOdds
}

/** Whether lines are those of a book that leads. */
export const isLed = (quotes: readonly LineQuote[]): boolean =>
  quotes.length === 1 && isSharpBook(quotes[0]?.book ?? '')

/** Of every line that is quoted, the best price of each side. */
export function lineOffers(file: GameFile, kind: LineKind, moment: Moment): readonly LineOffer[] {
  const best = new Map<string, LineOffer>()
  for (const quote of confirmedQuotesAt(file, kind, moment)) {
    const { line } = quote.market
    if (line === null) continue
    for (const [i, price] of linePrices(quote).entries()) {
      const key = `${line}|${i}`
      const side = i === 0 ? 0 : 1
      if (price !== null && price > (best.get(key)?.price ?? 1)) best.set(key, { quote, line, side, price })
    }
  }
  return [...best.values()]
}
