import type { JudgedProp } from '../props/judge-props.ts'
import { withOffers } from './evaluate-bet.ts'
import type { EvaluatedBet, EvaluatedOffer } from './evaluated-bet.ts'

/**
 * Judges bets again with some books excluded: their offers are marked, listed behind all others that are not stale, and never the best
 * price. Fair probabilities stay: excluded prices remain part of the market. A bet that no other book offers is passed.
 *
 * @returns the same objects where no excluded book offers a bet
 */
export function betsExcludingBooks<Bet extends EvaluatedBet>(
  bets: readonly Bet[],
  books: ReadonlySet<string>,
): readonly Bet[] {
  return books.size === 0 ? bets : bets.map((bet) => betExcludingBooks(bet, books))
}

/** The same of props: both sides of every line. */
export function propsExcludingBooks(props: readonly JudgedProp[], books: ReadonlySet<string>): readonly JudgedProp[] {
  if (books.size === 0) return props
  return props.map((prop) => ({
    ...prop,
    over: prop.over && betExcludingBooks(prop.over, books),
    under: prop.under && betExcludingBooks(prop.under, books),
  }))
}

function betExcludingBooks<Bet extends EvaluatedBet>(bet: Bet, books: ReadonlySet<string>): Bet {
  if (!bet.offers.some(({ book }) => books.has(book))) return bet
  const offers = bet.offers
    .map((offer) => (books.has(offer.book) ? { ...offer, isExcluded: true } : offer))
    .sort((a, b) => placeOf(a) - placeOf(b))
  const judged = withOffers(bet, offers)
  // At another book than the best the same price has another confidence.
  return { ...bet, ...judged, playableTo: judged.book === bet.book ? bet.playableTo : null }
}

const placeOf = ({ isStale, isExcluded }: EvaluatedOffer): number => (isStale ? 2 : isExcluded ? 1 : 0)
