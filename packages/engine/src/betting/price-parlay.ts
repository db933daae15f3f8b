import type { Instant } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { isAvailable, type PricedBet } from './evaluated-bet.ts'
import { type ParlayGame, parlayReturn } from './parlay-return.ts'

/** What one book pays for several bets on different games together. */
export interface ParlayOffer {
  readonly book: string
  /** The product of its prices. */
  readonly price: DecimalOdds
  /** When the oldest of its prices was seen. */
  readonly quotedAt: Instant
  /** Profit expected per unit staked; a pushed bet is dropped: see `parlayReturn`. */
  readonly expectedValue: number
}

/**
 * Prices bets on different games at every book that is not excluded and offers all of them at prices that aren't stale, best price first, of
 * equal ones the one whose oldest price is the newest.
 *
 * @param bets  at least one; no two of them on one game
 */
export function priceParlay(bets: readonly PricedBet[]): readonly ParlayOffer[] {
  // Always multiplies in the same order: products could differ in their last digit otherwise.
  const sorted = bets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const books = sorted[0]?.offers.map(({ book }) => book) ?? []
  const offers = books.flatMap((book): ParlayOffer[] => {
    const games = sorted.flatMap((bet) => gameAtBook(bet, book) ?? [])
    if (games.length < sorted.length) return []
    const price = games.reduce((product, { legs }) => legs.reduce((odds, leg) => odds * leg.price, product), 1)
    const quotedAt = Math.min(...sorted.flatMap((bet) => offerAt(bet, book)?.quotedAt ?? []))
    return [{ book, price: price as DecimalOdds, quotedAt, expectedValue: parlayReturn(games) - 1 }]
  })
  return offers.sort((a, b) => b.price - a.price || b.quotedAt - a.quotedAt || (a.book < b.book ? -1 : 1))
}

const offerAt = ({ offers }: PricedBet, book: string) =>
  offers.find((candidate) => candidate.book === book && isAvailable(candidate))

/** The only bet on a game at a book's price; null if the book offers none, or a stale one. */
function gameAtBook(bet: PricedBet, book: string): ParlayGame | null {
  const { fairProbability: probability, pushProbability } = bet
  const offer = offerAt(bet, book)
  return offer ? { legs: [{ probability, decided: 1 - pushProbability, price: offer.price }], probability } : null
}
