import type { Instant, Market } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'

/** A price list of one market at one book, on an event named in its source's words. */
export interface BoardQuote {
  /** `away @ home date`. */
  readonly event: string
  /** What the source calls the event: two games of one day and two sides have two. */
  readonly eventKey: string
  readonly book: string
  readonly market: Market
  /** In the order of `selectionsOf(market.kind)`; null for a side that is not offered. */
  readonly prices: readonly (DecimalOdds | null)[]
  /** When it was seen, where the source says so. */
  readonly at: Instant | null
}
