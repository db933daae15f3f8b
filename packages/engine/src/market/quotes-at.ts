import { fullGame, type Instant, type MarketKind, marketSlot, type Quote } from '@fairline/domain'
import type { GameFile } from './game-file.ts'
import { isSeenToClose } from './is-seen-to-close.ts'

/** Which prices of a game are meant: those it opened with, those it closed with, or the newest at a moment. */
export type Moment = 'open' | 'close' | { readonly asOf: Instant }

/**
 * One quote per book of a kind of market: its opening one, its closing one, or its newest as of a moment.
 *
 * A book's opening quote is the one its source calls so, else the first seen; its closing one likewise, else the last
 * seen before the start. A source that calls only one of the two says nothing of the other, and a price without a name
 * and without a time may have been the last: it never passes for an opening one. Where some books' prices were seen to close
 * (`isSeenToClose`), those of books last seen before that are left out of the closing ones.
 */
export const quotesAt = (file: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] =>
  quotesOfPlace(file, marketSlot(fullGame(kind)), moment)

/** The same of any market slot: a main line, or one alternate line. */
export function quotesOfPlace(file: GameFile, place: string, moment: Moment): readonly Quote[] {
  const books = file.quotes.get(place)?.values() ?? []
  const timed = file.game.startsAt !== null
  const found: Quote[] = []
  for (const seen of books) {
    const held = typeof moment === 'object' ? newestAt(seen, moment.asOf) : markedAt(seen, moment, timed)
    if (held) found.push(held)
  }
  if (moment !== 'close') return found
  const closed = found.filter((quote) => isSeenToClose(file, quote))
  return closed.length > 0 ? closed : found
}

/** A book's newest quote as of a moment, of those that fit. Quotes lie in the order they were seen: it is the last that was there. */
export function newestAt(
  seen: readonly Quote[],
  asOf: Instant,
  fits: (quote: Quote) => boolean = isAny,
): Quote | undefined {
  for (let i = seen.length - 1; i >= 0; i--) {
    const quote = seen[i] as Quote
    if (quote.observedAt <= asOf && fits(quote)) return quote
  }
  return undefined
}

const isAny = (): boolean => true

function markedAt(seen: readonly Quote[], moment: 'open' | 'close', timed: boolean): Quote | null {
  let held: Quote | null = null
  for (const quote of seen) if (fits(quote, moment, timed) && (!held || replaces(quote, held, moment))) held = quote
  return held
}

function fits(quote: Quote, moment: 'open' | 'close', timed: boolean): boolean {
  if (moment === 'open') return quote.mark === 'open' || (quote.mark === null && timed)
  return quote.mark !== 'open'
}

function replaces(quote: Quote, held: Quote, moment: 'open' | 'close'): boolean {
  if (moment === 'open') return quote.mark === 'open' && held.mark === null
  if (moment === 'close' && held.mark === 'close') return false
  return quote.observedAt >= held.observedAt
}
