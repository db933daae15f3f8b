import type { ParlayPicks } from '@fairline/contract'
import { type PricedBet, worthwhileParlay } from '@fairline/engine'
import { round } from './bet-rows.ts'
import { americanOf, bookShown, percentOf } from './wire.ts'

/** The best price that one book pays for both bets of different games; null if no book offers both or the parlay is not +EV. */
export function pairPrice(a: PricedBet, b: PricedBet, source: string): NonNullable<ParlayPicks['parlay']> | null {
  const best = worthwhileParlay([a, b])
  if (!best) return null
  return {
    odds: americanOf(best.price),
    bookmaker: bookShown(source, best.book),
    winProbability: percentOf(a.fairProbability * b.fairProbability),
    expectedValue: round(best.expectedValue, 4),
  }
}
