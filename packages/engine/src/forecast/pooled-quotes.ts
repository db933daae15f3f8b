import { type DecimalOdds, type NoVigMethod, noVig } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { groupQuotes } from '../market/group-quotes.ts'
import type { LineKind } from '../market/line-quotes.ts'
import { linePrices } from '../market/line-quotes.ts'
import type { Moment } from '../market/quotes-at.ts'
import { confirmedQuotes } from '../markets/market-quotes.ts'
import type { LineQuote } from './line-curve.ts'

/** Every book's vig-free probability of every line it quotes at a moment, main and alternate lines alike. */
export function pooledQuotes(file: GameFile, kind: LineKind, moment: Moment, method: NoVigMethod): LineQuote[] {
  return confirmedQuotes(groupQuotes(file, kind, moment)).flatMap((quote) => {
    const [first, second] = linePrices(quote)
    const { line } = quote.market
    if (!first || !second || line === null || 1 / first + 1 / second < 1) return []
    return [{ book: quote.book, line, probability: noVig(method, [first, second] as DecimalOdds[])[0] as number }]
  })
}
