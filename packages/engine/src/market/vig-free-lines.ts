import type { Quote } from '@fairline/domain'
import { type NoVigMethod, noVig } from '@fairline/odds'
import type { LineQuote } from '../forecast/line-curve.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { linePrices } from './line-prices.ts'

/** Vig-free probability of every quoted line that is priced on both sides with a positive overround. */
export const vigFreeLines = (quotes: readonly Quote[], method: NoVigMethod): readonly LineQuote[] =>
  quotes.flatMap((quote) => {
    const prices = completePrices(linePrices(quote))
    const { line } = quote.market
    if (!prices || line === null) return []
    return [{ book: quote.book, line, probability: noVig(method, prices)[0] as number }]
  })
