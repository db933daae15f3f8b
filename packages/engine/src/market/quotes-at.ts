import type { Instant, MarketKind, Quote } from '@fairline/domain'
import type { GameFile } from './game-file.ts'

/** Which prices of a game are meant: those it opened with, those it closed with, or the newest at a moment. */
export type Moment = 'open' | 'close' | { readonly asOf: Instant }

/**
 * One quote per book of a kind of market: its opening one, its closing one, or its newest as of a moment.
 *
 * A book's opening quote is the one its source calls so, else the first seen; its closing one likewise, else the last
 * seen before the start. A source that calls only one of the two says nothing of the other, and a price without a name
 * and without a time may have been the last: it never passes for an opening one.
 */
export function quotesAt({ game, quotes }: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] {
  const byBook = new Map<string, Quote>()
  for (const quote of quotes) {
    if (quote.market.kind !== kind || quote.market.period !== 'full' || quote.market.alternate) continue
    if (game.startsAt !== null && quote.mark === null && quote.observedAt >= game.startsAt) continue
    const held = byBook.get(quote.book)
    if (fits(quote, moment, game.startsAt !== null) && (!held || replaces(quote, held, moment)))
      byBook.set(quote.book, quote)
  }
  return [...byBook.values()]
}

function fits(quote: Quote, moment: Moment, timed: boolean): boolean {
  if (moment === 'open') return quote.mark === 'open' || (quote.mark === null && timed)
  if (moment === 'close') return quote.mark !== 'open'
  return quote.observedAt <= moment.asOf
}

function replaces(quote: Quote, held: Quote, moment: Moment): boolean {
  if (moment === 'open') return quote.mark === 'open' && held.mark === null
  if (moment === 'close' && held.mark === 'close') return false
  return quote.observedAt >= held.observedAt
}
