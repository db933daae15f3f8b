import type { Instant, League } from '@fairline/domain'
import type { CountDispersion } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import type { GameFile, Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import { confirmedQuotes, type MarketQuotes } from '../markets/market-quotes.ts'
import { type ImpliedCount, impliedCount } from './implied-count.ts'
import type { PropQuote } from './prop-quote.ts'
import { propQuoteOf } from './prop-quote-of.ts'
import { staleProps } from './stale-props.ts'

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

/** How a place is read. */
export interface ImpliedRules extends Pick<GameFile, 'game' | 'pricesStand'> {
  readonly league: League
  /** How counts of a stat spread if the league has no fitted spread. */
  readonly spread: (stat: string) => CountDispersion
  /** How the margin is taken out of prices on a stat. */
  readonly noVig: (stat: string) => NoVigMethod
}

/** Reads a place as its books had it at a moment, the newest if none is given; null if none priced both sides. */
export function impliedOf(
  quoted: Quoted,
  { league, game, pricesStand, spread, noVig }: ImpliedRules,
  asOf: Instant = Number.POSITIVE_INFINITY,
): ImpliedPlace | null {
  const quotes = [...quoted.values()].flatMap((seen) => newestAt(seen, asOf) ?? [])
  const { player, stat } = quotes[0]?.market ?? {}
  if (!player || !stat) return null
  const stale = staleProps(quoted, { game, pricesStand, asOf })
  const newest = { quotes, stale }
  const whole = confirmedQuotes(newest).flatMap((quote) => propQuoteOf(quote, game) ?? [])
  if (whole.length === 0) return null
  const quotedAt = quotes.reduce((latest, { observedAt }) => Math.max(latest, observedAt), Number.NEGATIVE_INFINITY)
  const implied = impliedCount(league.key, whole, spread(stat), noVig(stat))
  return { player, stat, quotedAt, newest, whole, implied }
}
