import { withOffers } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

/** Judges bets again as if some books did not offer them; a bet that nobody else offers is not made. */
export function betsWithoutBooks(bets: readonly EvaluatedBet[], books: ReadonlySet<string>): readonly EvaluatedBet[] {
  if (books.size === 0) return bets
  return bets.map((bet) =>
    bet.offers.some(({ book }) => books.has(book))
      ? withOffers(
          bet,
          bet.offers.filter(({ book }) => !books.has(book)),
        )
      : bet,
  )
}
