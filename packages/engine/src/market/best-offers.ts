import type { League, Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'
import { type Moment, quotesAt } from './quotes-at.ts'

/** The best price of one outcome among all books. */
export interface Offer {
  readonly quote: Quote
  readonly price: DecimalOdds
}

/** The best price of each outcome of a game's winner at a moment, in the order of the league's outcomes; null where none is quoted. */
export function bestOffers(league: League, file: GameFile, moment: Moment): readonly (Offer | null)[] {
  const best = new Array<Offer | null>(league.outcomes === 'three-way' ? 3 : 2).fill(null)
  for (const quote of quotesAt(file, winnerMarket(league.outcomes), moment)) {
    for (const [index, price] of quote.prices.entries()) {
      if (price !== null && price > (best[index]?.price ?? 1)) best[index] = { quote, price }
    }
  }
  return best
}
