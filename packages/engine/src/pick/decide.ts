import { type Forecast, gradeOf, type League, type Pass, type Pick, selectionsOf } from '@fairline/domain'
import { type Chance, expectedValue } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import { bestOffers, type Offer } from '../market/best-offers.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import type { Moment } from '../market/quotes-at.ts'

/** What a bet must reach to be worth making. */
export interface Bar {
  /** Expected value per unit staked must be above this. */
  readonly minValue: number
  /** Above this a price is not a bargain but a mistake: misprinted, swapped, or of another line. */
  readonly maxValue: number
  /** Confidence in percent must be at least this where it is known. */
  readonly minConfidence: number
}

/** The bar of every published pick. */
export const publishedBar: Bar = { minValue: 0, maxValue: 0.1, minConfidence: 50 }

/** What deciding needs to know of the forecaster. */
export interface Judge {
  readonly forecast: Forecast | null
  readonly confidence: Confidence
  readonly bar: Bar
  /** Whether a price holds until its source says otherwise: then it is judged as of the moment, however old it is. */
  readonly pricesStand: boolean
}

/**
 * Picks the one bet on a game's winner that is worth making, or says why none is.
 *
 * Of every outcome the best price of all books is held against the forecast; the one with the most value stands for
 * the game. A forecast never judges a price that is older than itself.
 */
export function decide(
  league: League,
  file: GameFile,
  moment: Moment,
  { forecast, confidence, bar, pricesStand }: Judge,
): Pick | Pass {
  const gameId = file.game.id
  const offers = bestOffers(league, file, moment).flatMap((offer, index) => (offer ? [{ ...offer, index }] : []))
  if (offers.length === 0) return { gameId, reason: 'no-price', best: null }
  if (!forecast) return { gameId, reason: 'no-forecast', best: null }
  const [best] = offers
    .map((offer) => judged(offer, forecast, league))
    .sort((a, b) => b.expectedValue - a.expectedValue)
  if (!best) return { gameId, reason: 'no-price', best: null }
  const { quote, index, ...bet } = best
  const sure = confidence(index, bet.price)
  const graded = { gameId, ...bet, confidence: sure, grade: gradeOf(bet.expectedValue, sure ?? 0) }
  const stands = pricesStand && typeof moment === 'object'
  if (!stands && forecast.knownAt > quote.observedAt)
    return { gameId, reason: 'forecast-is-newer-than-price', best: graded }
  if (bet.expectedValue <= bar.minValue) return { gameId, reason: 'value-below-bar', best: graded }
  if (bet.expectedValue > bar.maxValue) return { gameId, reason: 'price-looks-misprinted', best: graded }
  if (sure !== null && sure < bar.minConfidence) return { gameId, reason: 'confidence-below-bar', best: graded }
  return { ...graded, madeAt: stands ? moment.asOf : forecast.knownAt, modelVersion: forecast.modelVersion }
}

/** Whether a decision is a pick. */
export const isPick = (decision: Pick | Pass): decision is Pick => 'madeAt' in decision

function judged({ quote, index, price }: Offer & { readonly index: number }, forecast: Forecast, league: League) {
  const chance = forecast.chances[index] as Chance
  const selection = selectionsOf(winnerMarket(league.outcomes))[index] ?? 'home'
  return {
    quote,
    index,
    market: quote.market,
    selection,
    book: quote.book,
    price,
    quotedAt: quote.observedAt,
    chance,
    expectedValue: expectedValue(chance, price),
  }
}
