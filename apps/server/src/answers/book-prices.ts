import type { GamePage } from '@fairline/contract'
import type { PricedBet } from '@fairline/engine'
import { inPercent } from './bet-rows.ts'
import { americanOf, bookShown, isoOf } from './wire.ts'

/** Every book's price of a bet, the best first, those of excluded books and then stale ones last. */
export const bookPricesOf = ({ offers }: PricedBet, source: string): GamePage['bets'][number]['books'] =>
  offers.map(({ book, price, quotedAt, isStale, isExcluded, expectedValue }) => ({
    book: bookShown(source, book),
    odds: americanOf(price),
    quotedAt: isoOf(quotedAt),
    isStale,
    isExcluded,
    expectedValue: expectedValue === null ? null : inPercent(expectedValue),
  }))
