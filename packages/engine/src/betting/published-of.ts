import type { Market, Selection } from '@fairline/domain'
import type { PublishedBet } from './evaluated-bet.ts'

/** Finds what was published of a bet; null if it was not. */
export type PublishedOf = (market: Market, selection: Selection) => PublishedBet | null
