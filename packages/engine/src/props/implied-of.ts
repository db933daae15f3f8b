import type { Game, League, Quote } from '@fairline/domain'
import type { CountSpread } from '@fairline/models'
import type { Quoted } from '../market/game-file.ts'
import { type ImpliedCount, impliedCount } from './implied-count.ts'
import type { PropQuote } from './prop-quote.ts'

/** What the newest quotes of one place say of a player's stat. */
export interface ImpliedPlace {
  readonly player: string
  readonly stat: string
  /** Every book's newest quote, and those of them that price both sides. */
  readonly newest: readonly Quote[]
  readonly whole: readonly PropQuote[]
  readonly implied: ImpliedCount
}

/** A quote as props are counted; null where it does not price both sides with a margin. */
export function propQuoteOf(quote: Quote, game: Game): PropQuote | null {
  const { market, prices, book, observedAt } = quote
  const [over, under] = prices
  const { player, stat, line } = market
  if (!over || !under || !player || !stat || line === null || 1 / over + 1 / under < 1) return null
  return { day: game.day, event: game.id, player, stat, line, book, over, under, at: observedAt, from: quote }
}

/** Reads a place as its books have it now; null where none prices both sides. */
export function impliedOf(
  league: League,
  game: Game,
  quoted: Quoted,
  spreadOf: (stat: string) => CountSpread,
): ImpliedPlace | null {
  const newest = [...quoted.values()].flatMap((quotes) => quotes.at(-1) ?? [])
  const { player, stat } = newest[0]?.market ?? {}
  const whole = newest.flatMap((quote) => propQuoteOf(quote, game) ?? [])
  if (!player || !stat || whole.length === 0) return null
  return { player, stat, newest, whole, implied: impliedCount(league.key, whole, spreadOf(stat)) }
}
