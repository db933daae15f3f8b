import type { BackedSelection } from './bet-per-book.ts'
import type { BookBet } from './book-watch.ts'

/** A game as the bets at each book by itself are judged by it. */
export interface ClosedGame {
  /** Fair probability of every outcome at the close; null if no close was seen after the open: no price can have lost to it then. */
  readonly close: readonly number[] | null
  /** Its place among the outcomes; null if the result tells none. */
  readonly outcome: number | null
}

/** What came of the bets one would have made at each book by itself; none if that is not known. */
export function settleBookBets(backed: readonly BackedSelection[], { close, outcome }: ClosedGame): BookBet[] {
  if (outcome === null) return []
  return backed.flatMap(({ book, selection }) => {
    const closingProbability = close?.[selection]
    return closingProbability === undefined ? [] : [{ book, closingProbability, won: selection === outcome }]
  })
}
