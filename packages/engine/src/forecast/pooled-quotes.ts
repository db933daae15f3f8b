import { type NoVigMethod, noVig } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { groupQuotes } from '../market/group-quotes.ts'
import type { LineKind } from '../market/line-quotes.ts'
import { linePrices } from '../market/line-quotes.ts'
import type { Moment } from '../market/quotes-at.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { confirmedQuotes } from '../markets/market-quotes.ts'
import type { LineQuote } from './line-curve.ts'

/** Every book's vig-free probability of every line it quotes at a moment, main and alternate lines alike. */
export function pooledQuotes(file: GameFile, kind: LineKind, moment: Moment, method: NoVigMethod): LineQuote[] {
  return confirmedQuotes(groupQuotes(file, kind, moment)).flatMap((quote) => {
    const prices = completePrices(linePrices(quote))
    const { line } = quote.market
    if (!prices || line === null) return []
    return [{ book: quote.book, line, probability: noVig(method, prices)[0] as number }]
  })
}
