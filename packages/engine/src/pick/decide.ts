import {
  type Forecast,
  gradeOf,
  type League,
  type Pass,
  type PassReason,
  type Pick,
  type Quote,
  type Selection,
  selectionsOf,
} from '@fairline/domain'
import { type Chance, type DecimalOdds, expectedValue } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import type { LineForecast } from '../forecast/line-desk.ts'
import { bestOffers } from '../market/best-offers.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type LineKind, lineOffers } from '../market/line-quotes.ts'
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

/** By what a price is judged. */
interface Rules {
  readonly bar: Bar
  /** Whether a price holds until its source says otherwise: then it is judged as of the moment, however old it is. */
  readonly pricesStand: boolean
}

/** What deciding about the winner needs to know of the forecaster. */
export interface Judge extends Rules {
  readonly forecast: Forecast | null
  readonly confidence: Confidence
}

/** What deciding about a line needs to know of it. */
export interface LineJudge extends Rules {
  readonly forecast: Forecast | null
  readonly lines: LineForecast | null
}

/** A price that could be taken. */
interface Candidate {
  readonly quote: Quote
  readonly selection: Selection
  readonly price: DecimalOdds
  readonly chance: Chance
  readonly expectedValue: number
  /** In percent; `needed` where nothing is picked without it. */
  confidence(): number | 'unknown' | 'needed'
}

/**
 * Picks the one bet on a game's winner that is worth making, or says why none is.
 *
 * Of every outcome the best price of all books is held against the forecast; the one with the most value stands for
 * the game. A forecast never judges a price that is older than itself.
 */
export function decide(league: League, file: GameFile, moment: Moment, judge: Judge): Pick | Pass {
  const { forecast, confidence } = judge
  const selections = selectionsOf(winnerMarket(league.outcomes))
  const candidates = bestOffers(league, file, moment).flatMap((offer, index): Candidate[] => {
    if (!offer) return []
    const { quote, price } = offer
    const chance = (forecast?.chances[index] ?? 0) as Chance
    const value = expectedValue(chance, price)
    const sure = () => confidence(index, price) ?? 'unknown'
    return [{ quote, price, chance, selection: selections[index] ?? 'home', expectedValue: value, confidence: sure }]
  })
  return verdict(file.game.id, candidates, moment, judge)
}

/**
 * Picks the one bet on a game's spread, or its total, that is worth making, of all lines and both sides; or says why none is.
 *
 * @returns null where nobody quotes one: there is nothing to decide
 */
export function decideLine(kind: LineKind, file: GameFile, moment: Moment, judge: LineJudge): Pick | Pass | null {
  const { lines } = judge
  // What no book prices on both sides nobody has said a fair word about.
  const offers = lines?.books[kind] === 0 ? [] : lineOffers(file, kind, moment)
  const named = offers.filter(({ quote, side }) => quote.prices[side] !== null)
  if (named.length === 0) return null
  const candidates = named.map(({ quote, line, side, price }): Candidate => {
    const { chance, decided } = lines?.ours(kind, line) ?? { chance: 0, decided: 0 }
    const backed = Math.abs(side - chance) as Chance
    return {
      ...{ quote, price, chance: backed, selection: selectionsOf(kind)[side] ?? 'home' },
      expectedValue: decided * expectedValue(backed, price),
      confidence: () => lines?.confidence(kind, side, { line, price, book: quote.book }) ?? 'needed',
    }
  })
  return verdict(file.game.id, candidates, moment, judge)
}

type Judged = Rules & { readonly forecast: Forecast | null }

function verdict(gameId: string, candidates: readonly Candidate[], moment: Moment, judge: Judged): Pick | Pass {
  const { forecast, bar, pricesStand } = judge
  const best = candidates.toSorted((a, b) => b.expectedValue - a.expectedValue)[0]
  if (!best) return { gameId, reason: 'no-price', best: null }
  if (!forecast) return { gameId, reason: 'no-forecast', best: null }
  const { quote, confidence, ...bet } = best
  const said = confidence()
  const sure = typeof said === 'number' ? said : null
  const graded = {
    ...{ gameId, market: quote.market, book: quote.book, quotedAt: quote.observedAt, ...bet },
    ...{ confidence: sure, grade: gradeOf(bet.expectedValue, sure ?? 0) },
  }
  const stands = pricesStand && typeof moment === 'object'
  if (!stands && forecast.knownAt > quote.observedAt)
    return { gameId, reason: 'forecast-is-newer-than-price', best: graded }
  const reason = shortOf(bar, bet.expectedValue, said)
  if (reason) return { gameId, reason, best: graded }
  return { ...graded, madeAt: stands ? moment.asOf : forecast.knownAt, modelVersion: forecast.modelVersion }
}

/** What keeps a price from being picked; null where nothing does. */
function shortOf(bar: Bar, value: number, sure: ReturnType<Candidate['confidence']>): PassReason | null {
  if (value <= bar.minValue) return 'value-below-bar'
  if (value > bar.maxValue) return 'price-looks-misprinted'
  if (sure === 'needed') return 'confidence-not-known'
  return typeof sure === 'number' && sure < bar.minConfidence ? 'confidence-below-bar' : null
}

/** Whether a decision is a pick. */
export const isPick = (decision: Pick | Pass): decision is Pick => 'madeAt' in decision
