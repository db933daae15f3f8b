import type { PricedBet } from './evaluated-bet.ts'
import { type ParlayOffer, priceParlay } from './price-parlay.ts'
import { shownValue } from './shown-value.ts'

/**
 * Returns the parlay that may be proposed of bets on different games: the one at the book that pays most for all of them.
 *
 * Bets that are +EV at their own best books may lose together, because no single book pays all of these prices.
 *
 * @param bets  at least one; no two of them on one game
 * @returns null if no book offers all of them, or its EV as shown is not above 0
 */
export function worthwhileParlay(bets: readonly PricedBet[]): ParlayOffer | null {
  const [best] = priceParlay(bets)
  return best && shownValue(best.expectedValue) > 0 ? best : null
}
