import type { DecimalOdds } from '@fairline/odds'
import type { PricedBet } from './evaluated-bet.ts'

/** What one book pays for several bets on different games together. */
export interface ParlayOffer {
  readonly book: string
  /** The product of its prices. */
  readonly price: DecimalOdds
  /** Profit expected per unit staked; a pushed bet is settled as if it had not been made. */
  readonly expectedValue: number
}

/**
 * Prices bets on different games at every book that offers all of them at prices that aren't stale, best price first.
 *
 * @param bets  at least one; no two of them on one game
 */
export function priceParlay(bets: readonly PricedBet[]): readonly ParlayOffer[] {
  // Always multiplies in the same order: products could differ in their last digit otherwise.
  const [first, ...others] = bets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (!first) return []
  const offers = first.offers.flatMap(({ book, price, expectedValue, isStale }): ParlayOffer[] => {
    if (isStale) return []
    let [product, expectedReturn] = [price as number, 1 + (expectedValue ?? 0)]
    for (const { offers } of others) {
      const offer = offers.find((one) => one.book === book && !one.isStale)
      if (!offer) return []
      product *= offer.price
      expectedReturn *= 1 + (offer.expectedValue ?? 0)
    }
    return [{ book, price: product as DecimalOdds, expectedValue: expectedReturn - 1 }]
  })
  return offers.sort((a, b) => b.price - a.price || (a.book < b.book ? -1 : 1))
}
