import type { Game, Quote } from '@fairline/domain'
import { completePrices } from '../markets/complete-prices.ts'
import type { PropQuote } from './prop-quote.ts'

/** A quote as props are counted; null where it does not price both sides with a margin. */
export function propQuoteOf(quote: Quote, game: Game): PropQuote | null {
  const { market, prices, book, observedAt } = quote
  const [over, under] = completePrices(prices) ?? []
  const { player, stat, line } = market
  if (!over || !under || !player || !stat || line === null) return null
  return { day: game.day, event: game.id, player, stat, line, book, over, under, at: observedAt, from: quote }
}
