import type { Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds, noVigMultiplicative } from '@fairline/odds'
import type { LineQuote } from '../forecast/line-curve.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { isSharpBook, sharpQuote } from '../markets/sharp-books.ts'
import type { GameFile } from './game-file.ts'
import { confirmedQuotesAt } from './group-quotes.ts'
import type { Moment } from './quotes-at.ts'

/** Markets on a whole game that have a line. */
export const lineKinds = ['spread', 'total'] as const
export type LineKind = (typeof lineKinds)[number]

/** A price of one side of a line: 0 is the home side or the over. */
export interface LineOffer {
  readonly quote: Quote
  readonly line: number
  readonly side: 0 | 1
  readonly price: DecimalOdds
}

/** What both sides of a line are bet at where an archive names no price: 11 to win 10. */
const USUAL = decimalOdds(21 / 11)

/** Where an archive tells a line alone its usual price is meant; a book that tells none has taken it away. */
export function linePrices({ prices: [first, second], mark }: Quote): readonly (DecimalOdds | null)[] {
  return mark !== null && first === null && second === null ? [USUAL, USUAL] : [first ?? null, second ?? null]
}

/** Lines that are priced on both sides with a margin that is one: the leading book's where one leads, else every book's. */
export function lineQuotes(file: GameFile, kind: LineKind, moment: Moment): readonly LineQuote[] {
  const quotes = confirmedQuotesAt(file, kind, moment)
  const whole = quotes.flatMap((quote) => {
    const prices = completePrices(linePrices(quote))
    const { line } = quote.market
    if (!prices || line === null) return []
    return [{ quote, told: { book: quote.book, line, probability: noVigMultiplicative(prices)[0] as number } }]
  })
  const leader = sharpQuote(whole.map(({ quote }) => quote))
  return whole.filter(({ quote }) => !leader || quote === leader).map(({ told }) => told)
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
