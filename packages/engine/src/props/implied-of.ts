import type { Game, Instant, League, Quote } from '@fairline/domain'
import type { CountDispersion } from '@fairline/numeric'
import type { GameFile, Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { countReference } from '../markets/line-reference.ts'
import { confirmedQuotes, type MarketQuotes } from '../markets/market-quotes.ts'
import { staleQuotes } from '../markets/stale-quotes.ts'
import { type ImpliedCount, impliedCount, readQuote, spreadOf } from './implied-count.ts'
import type { PropQuote } from './prop-quote.ts'

/** What the newest quotes of one place say of a player's stat. */
export interface ImpliedPlace {
  readonly player: string
  readonly stat: string
  /** When any book last quoted it. */
  readonly quotedAt: Instant
  /** Every book's newest quote; those that are not stale and price both sides. */
  readonly newest: MarketQuotes
  readonly whole: readonly PropQuote[]
  readonly implied: ImpliedCount
}

/** A quote as props are counted; null where it does not price both sides with a margin. */
export function propQuoteOf(quote: Quote, game: Game): PropQuote | null {
  const { market, prices, book, observedAt } = quote
  const [over, under] = completePrices(prices) ?? []
  const { player, stat, line } = market
  if (!over || !under || !player || !stat || line === null) return null
  return { day: game.day, event: game.id, player, stat, line, book, over, under, at: observedAt, from: quote }
}

/** How a place is read. */
export interface ImpliedRules extends Pick<GameFile, 'game' | 'pricesStand'> {
  readonly league: League
  /** How counts of a stat spread if the league has no fitted spread. */
  readonly spread: (stat: string) => CountDispersion
}

/** Reads a place as its books had it at a moment, the newest if none is given; null if none priced both sides. */
export function impliedOf(
  quoted: Quoted,
  { league, game, pricesStand, spread }: ImpliedRules,
  asOf: Instant = Number.POSITIVE_INFINITY,
): ImpliedPlace | null {
  const quotes = [...quoted.values()].flatMap((seen) => newestAt(seen, asOf) ?? [])
  const { player, stat } = quotes[0]?.market ?? {}
  if (!player || !stat) return null
  const unknown = spread(stat)
  const stale = staleProps(quoted, { game, pricesStand, asOf, spread: spreadOf(league.key, stat, unknown) })
  const newest = { quotes, stale }
  const whole = confirmedQuotes(newest).flatMap((quote) => propQuoteOf(quote, game) ?? [])
  if (whole.length === 0) return null
  const quotedAt = quotes.reduce((latest, { observedAt }) => Math.max(latest, observedAt), Number.NEGATIVE_INFINITY)
  return { player, stat, quotedAt, newest, whole, implied: impliedCount(league.key, whole, unknown) }
}

interface StaleContext extends Pick<GameFile, 'game' | 'pricesStand'> {
  readonly asOf: Instant
  readonly spread: CountDispersion
}

/** Stale quotes of a place; lines are compared by what the first complete quote implies. */
function staleProps(quoted: Quoted, { game, pricesStand, asOf, spread }: StaleContext): ReadonlySet<Quote> {
  let first: PropQuote | null = null
  for (const [opening] of quoted.values())
    if (opening && opening.observedAt <= asOf) first ??= propQuoteOf(opening, game)
  const reference = first && countReference(readQuote(first, spread).mean, spread)
  return staleQuotes([quoted], { asOf, reference, pricesStand })
}
