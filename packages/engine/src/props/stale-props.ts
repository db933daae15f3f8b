import type { Game, Instant, Quote } from '@fairline/domain'
import type { GameFile, Quoted } from '../market/game-file.ts'
import { countReference, type LineReference } from '../markets/line-reference.ts'
import { staleQuotes } from '../markets/stale-quotes.ts'
import { readQuote, spreadOf, UNKNOWN_SPREAD } from './implied-count.ts'
import { propQuoteOf } from './prop-quote-of.ts'

/** Whose quotes are read, and when. */
export interface StalePropsRules extends Pick<GameFile, 'game' | 'pricesStand'> {
  /** Later quotes are not looked at. */
  readonly asOf: Instant
}

/**
 * The quotes of one place of a player's stat that were stale at a moment. Lines are compared by what the first complete
 * quote implies of a count that spreads as is usual, never as learned: what is stale does not change with what is learned.
 */
export function staleProps(quoted: Quoted, { game, pricesStand, asOf }: StalePropsRules): ReadonlySet<Quote> {
  const reference = referenceOf(quoted, game, asOf)
  return staleQuotes([quoted], { asOf, reference, pricesStand, maxKept: null, inPlay: null })
}

function referenceOf(quoted: Quoted, game: Game, asOf: Instant): LineReference | null {
  for (const [opening] of quoted.values()) {
    const known = opening && opening.observedAt <= asOf ? referenceBy(opening, game) : null
    if (known) return known
  }
  return null
}

/** A quote says the same for good. */
const references = new WeakMap<Quote, LineReference | null>()

function referenceBy(quote: Quote, game: Game): LineReference | null {
  let reference = references.get(quote)
  if (reference === undefined) {
    const told = propQuoteOf(quote, game)
    const spread = told && spreadOf(game.league, told.stat, UNKNOWN_SPREAD)
    reference = told && spread && countReference(readQuote(told, spread).mean, spread)
    references.set(quote, reference)
  }
  return reference
}
