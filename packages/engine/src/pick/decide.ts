import { type Forecast, gradeOf, type League, type Pass, type PassReason, type Pick } from '@fairline/domain'
import type { Confidence } from '../forecast/league-forecaster.ts'
import type { LineForecast } from '../forecast/line-desk.ts'
import { bestOffers } from '../market/best-offers.ts'
import type { GameFile } from '../market/game-file.ts'
import type { LineKind } from '../market/line-quotes.ts'
import type { Moment } from '../market/quotes-at.ts'
import { type Candidate, lineCandidates, winnerCandidates } from './candidates.ts'

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

/**
 * Picks the one bet on a game's winner that is worth making, or says why none is.
 *
 * Of every outcome the best price of all books is held against the forecast; the one with the most value stands for
 * the game. A forecast never judges a price that is older than itself.
 */
export function decide(league: League, file: GameFile, moment: Moment, judge: Judge): Pick | Pass {
  const gameId = file.game.id
  const { forecast, confidence } = judge
  if (bestOffers(league, file, moment).every((offer) => offer === null))
    return { gameId, reason: 'no-price', best: null }
  if (!forecast) return { gameId, reason: 'no-forecast', best: null }
  const candidates = winnerCandidates(league, file, moment, forecast, confidence)
  return verdict(candidates, moment, { ...judge, gameId, forecast, needed: false })
}

/**
 * Picks the one bet on a game's spread, or its total, that is worth making, of all lines and both sides; or says why none is.
 *
 * @returns null where nobody quotes one: there is nothing to decide
 */
export function decideLine(kind: LineKind, file: GameFile, moment: Moment, judge: LineJudge): Pick | Pass | null {
  const { lines, forecast } = judge
  const candidates = lines ? lineCandidates(kind, file, moment, lines) : []
  if (candidates.length === 0 || !forecast) return null
  return verdict(candidates, moment, { ...judge, gameId: file.game.id, forecast, needed: true })
}

interface Judged extends Rules {
  readonly gameId: string
  readonly forecast: Forecast
  /** Whether nothing is picked of which it is not known how such prices closed. */
  readonly needed: boolean
}

function verdict(candidates: readonly Candidate[], moment: Moment, judge: Judged): Pick | Pass {
  const { gameId, forecast, bar, pricesStand, needed } = judge
  const best = candidates.toSorted((a, b) => b.expectedValue - a.expectedValue)[0]
  if (!best) return { gameId, reason: 'no-price', best: null }
  const { quote, selection, price, chance, decided, expectedValue } = best
  const confidence = best.confidence()
  const graded = {
    ...{ gameId, market: quote.market, selection, book: quote.book, price, quotedAt: quote.observedAt },
    ...(decided < 1 ? { decided } : {}),
    ...{ chance, expectedValue, confidence, grade: gradeOf(expectedValue, confidence ?? 0) },
  }
  const stands = pricesStand && typeof moment === 'object'
  if (!stands && forecast.knownAt > quote.observedAt)
    return { gameId, reason: 'forecast-is-newer-than-price', best: graded }
  const reason = shortOf(bar, expectedValue, confidence, needed)
  if (reason) return { gameId, reason, best: graded }
  return { ...graded, madeAt: stands ? moment.asOf : forecast.knownAt, modelVersion: forecast.modelVersion }
}

/** What keeps a price from being picked; null where nothing does. */
export function shortOf(bar: Bar, value: number, sure: number | null, needed: boolean): PassReason | null {
  if (value <= bar.minValue) return 'value-below-bar'
  if (value > bar.maxValue) return 'price-looks-misprinted'
  if (sure === null) return needed ? 'confidence-not-known' : null
  return sure < bar.minConfidence ? 'confidence-below-bar' : null
}

/** Whether a decision is a pick. */
export const isPick = (decision: Pick | Pass): decision is Pick => 'madeAt' in decision
