import { type Game, gradeOf, type Market, type Selection } from '@fairline/domain'
import { kelly, type Probability } from '@fairline/odds'
import type { Offer } from '../markets/offer.ts'
import { betId } from './bet-id.ts'
import {
  type BetPassReason,
  type BetState,
  type EvaluatedBet,
  type EvaluatedOffer,
  isAvailable,
  type PublishedBet,
  type Recommendation,
  type Risk,
} from './evaluated-bet.ts'
import { learnedConfidence } from './learned-confidence.ts'
import { playableTo } from './playable-to.ts'
import { inPlayBar, looksMisprinted, publishingBar, shortfall } from './publishing-bar.ts'
import { shownConfidence } from './shown-confidence.ts'
import { valueAt } from './value-at.ts'

/** Fair probability of a selection and what it rests on. */
export interface SelectionEstimate {
  /** Of the bets that are decided, 0–1. */
  readonly probability: number
  /** Share of the stake that is decided on average, 0–1. */
  readonly decided: number
  /** Vig-free probability of the books together, never our own; null if too few of them quote this line. */
  readonly market: number | null
  /** Vig-free probability of the sharp book only; null if it doesn't quote this line. */
  readonly sharp: number | null
  readonly carriedOverFrom: number | null
}

/** Everything a bet is judged by. */
export interface BetInput {
  readonly game: Pick<Game, 'id' | 'league'>
  readonly market: Market
  readonly selection: Selection
  readonly state: BetState
  /** Null if no fair probability is known. */
  readonly estimate: SelectionEstimate | null
  /** Without an estimate, what the books together say of the bets that are decided; null if too few of them quote this line. */
  readonly consensus?: number | null
  /** Best first; empty if no one offers the selection. */
  readonly offers: readonly Offer[]
  /** Probability in percent that an offer beats the closing line; null if it is not known. */
  readonly confidence: (offer: Offer) => number | null
  /** Whether that probability, if it is known, is taken from another kind of market. */
  readonly confidenceAssumed: boolean
  readonly published: PublishedBet | null
}

/** Confidence in percent from which a lean is a bet. */
export const MIN_BET_CONFIDENCE = 75
/** A confidence assumed from another kind of market is not known beyond this: a capped value is never shown as a figure. */
const MAX_ASSUMED_CONFIDENCE = 70

/** Judges a bet at its best price. */
export function evaluateBet(input: BetInput): EvaluatedBet {
  const { game, market, selection, state, estimate, published } = input
  const offers = input.offers.map((offer): EvaluatedOffer => {
    const { book, price, quotedAt, isStale } = offer
    const judged = isStale ? null : estimate
    const expectedValue = judged && valueAt(judged.probability, judged.decided, price)
    const said = judged && input.confidence(offer)
    const confidence = isKnown(said, input.confidenceAssumed) ? said : null
    const confidenceAssumed = confidence !== null && input.confidenceAssumed
    return { book, price, quotedAt, isStale, expectedValue, confidence, confidenceAssumed, isExcluded: false }
  })
  return withOffers(
    {
      id: betId(game.id, market, selection),
      gameId: game.id,
      league: game.league,
      market,
      selection,
      state,
      fairProbability: estimate?.probability ?? null,
      marketProbability: (estimate ? estimate.market : input.consensus) ?? null,
      sharpProbability: estimate?.sharp ?? null,
      pushProbability: estimate ? 1 - estimate.decided : 0,
      carriedOverFrom: estimate?.carriedOverFrom ?? null,
      risk: estimate ? riskOf(estimate.probability) : null,
      playableTo: lowestPlayable(input, offers),
      published,
    },
    offers,
  )
}

/** Whether a confidence is known: of no price is it certain that it misses its close. */
const isKnown = (said: number | null, isAssumed: boolean): boolean =>
  said !== null && said > 0 && !(isAssumed && said > MAX_ASSUMED_CONFIDENCE)

const barOf = (state: BetState) => (state === 'live' ? inPlayBar : publishingBar)

/** Down from the best offer that clears the bar; null if none does. */
function lowestPlayable(
  { state, estimate, confidence, confidenceAssumed }: BetInput,
  offers: readonly EvaluatedOffer[],
): number | null {
  if (!estimate || estimate.carriedOverFrom !== null) return null
  const clears = (expectedValue: number | null, said: number | null): boolean =>
    expectedValue !== null &&
    shortfall(barOf(state), expectedValue, learnedConfidence({ confidence: said, confidenceAssumed })) === null
  const best = offers.find((offer) => clears(offer.expectedValue, offer.confidence))
  if (!best) return null
  const { probability, decided } = estimate
  return playableTo(best.price, (price) => clears(valueAt(probability, decided, price), confidence({ ...best, price })))
}

/** What is known of a bet regardless of its price. */
type Unpriced = Pick<
  EvaluatedBet,
  | 'id'
  | 'gameId'
  | 'league'
  | 'market'
  | 'selection'
  | 'state'
  | 'fairProbability'
  | 'marketProbability'
  | 'sharpProbability'
  | 'pushProbability'
  | 'carriedOverFrom'
  | 'risk'
  | 'playableTo'
  | 'published'
>

/**
 * Judges a bet at the best of these offers: the only place where EV, grade, rank and recommendation are made.
 *
 * @param offers  best first; of all books, or of those a visitor has; stale ones and those of excluded books are listed and never taken
 */
export function withOffers(bet: Unpriced, offers: readonly EvaluatedOffer[]): EvaluatedBet {
  const best = offers.find(isAvailable) ?? null
  const { fairProbability, sharpProbability, pushProbability } = bet
  const expectedValue = best?.expectedValue ?? null
  const confidence = best?.confidence ?? null
  const confidenceAssumed = best?.confidenceAssumed ?? false
  const learned = learnedConfidence({ confidence, confidenceAssumed })
  const passReason = passReasonOf(bet, { best, offers }, learned)
  const isJudged = best !== null && fairProbability !== null && expectedValue !== null
  return {
    ...bet,
    offers,
    book: best?.book ?? null,
    price: best?.price ?? null,
    quotedAt: best?.quotedAt ?? null,
    expectedValue,
    sharpExpectedValue:
      best && sharpProbability !== null ? valueAt(sharpProbability, 1 - pushProbability, best.price) : null,
    confidence,
    confidenceAssumed,
    grade: isJudged
      ? gradeOf({
          chance: fairProbability,
          decided: 1 - pushProbability,
          price: best.price,
          confidence: shownConfidence(learned),
        })
      : null,
    // A probable pricing error has no rank.
    rankScore:
      isJudged && !looksMisprinted(expectedValue) ? rankScoreOf(learned, expectedValue, fairProbability) : null,
    kelly: isJudged ? kelly(fairProbability as Probability, best.price) : 0,
    recommendation: recommendationOf(passReason, learned),
    passReason,
  }
}

interface Offered {
  readonly best: EvaluatedOffer | null
  readonly offers: readonly EvaluatedOffer[]
}

function passReasonOf(bet: Unpriced, { best, offers }: Offered, confidence: number | null): BetPassReason | null {
  if (bet.state === 'ended') return 'ended'
  if (best === null) return offers.some(({ isStale }) => !isStale) ? 'book-excluded' : 'price-gone'
  if (best.expectedValue === null) return whyNoFair(bet)
  const short = shortfall(barOf(bet.state), best.expectedValue, confidence)
  return short ?? (bet.carriedOverFrom === null ? null : 'carried-over')
}

/** Why a bet has no fair probability: enough books may quote it, but how often it is pushed is not known. */
export const whyNoFair = ({ marketProbability }: Pick<EvaluatedBet, 'marketProbability'>) =>
  marketProbability === null ? 'probability-not-known' : 'push-rate-not-known'

function recommendationOf(passReason: BetPassReason | null, confidence: number | null): Recommendation {
  if (passReason !== null) return 'pass'
  return (shownConfidence(confidence) ?? 0) >= MIN_BET_CONFIDENCE ? 'bet' : 'lean'
}

/** Bars are compared with the probability as it is shown, to a tenth of a percent. */
function riskOf(probability: number): Risk {
  const shown = Math.round(probability * 1000) / 1000
  return shown >= 0.6 ? 'low' : shown >= 0.45 ? 'medium' : 'high'
}

/** The documents' rank score; null if the confidence is not known. */
function rankScoreOf(confidence: number | null, expectedValue: number, probability: number): number | null {
  if (confidence === null) return null
  return confidence * 0.4 + expectedValue * 100 * 0.3 + probability * 100 * 0.3
}
