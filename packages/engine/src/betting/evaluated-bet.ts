import type { Grade, Instant, LeagueKey, Market, PassReason, Selection } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import type { Offer } from '../markets/offer.ts'

/** Whether a bet can be made before the start, in play, or no longer. */
export type BetState = 'upcoming' | 'live' | 'ended'

/** The one verdict on a bet. A lean clears the bar of a published pick; a bet does so with high confidence. */
export type Recommendation = 'bet' | 'lean' | 'pass'

/** By the probability to win: a long shot is never called safe. */
export type Risk = 'low' | 'medium' | 'high'

/** Why a bet is not recommended. */
export type BetPassReason =
  | PassReason
  | 'ended'
  | 'price-gone'
  | 'book-excluded'
  | 'probability-not-known'
  | 'push-rate-not-known'
  | 'other-side-recommended'
  | 'same-outcome-recommended'
  | 'excluded-by-recommended'

/** What one book pays, and what that is worth. */
export interface EvaluatedOffer extends Offer {
  /** Profit expected per unit staked; null if no fair probability is known, and of a stale price. */
  readonly expectedValue: number | null
  /** Probability in percent that this price beats the closing line; null if it is not known, and of a stale price. */
  readonly confidence: number | null
  /** Whether that is taken from another kind of market; false if it is null. */
  readonly confidenceAssumed: boolean
  /** Whether its book is excluded in this league, as its bets lose far more than they closed on: it is listed, and never the best price. */
  readonly isExcluded: boolean
}

/** Whether a price can be recommended: confirmed by its book, which is not excluded. */
export const isAvailable = ({ isStale, isExcluded }: Pick<EvaluatedOffer, 'isStale' | 'isExcluded'>): boolean =>
  !isStale && !isExcluded

/** A bet as it was published: unchangeable, graded later. */
export interface PublishedBet {
  readonly book: string
  readonly price: DecimalOdds
  readonly at: Instant
  readonly fairProbability: number
  readonly expectedValue: number
  readonly confidence: number | null
  readonly grade: Grade
}

/** A bet as it is now: the one object every screen, endpoint and sentence shows. */
export interface EvaluatedBet {
  readonly id: string
  readonly gameId: string
  readonly league: LeagueKey
  /** `alternate` only if no book offers it as its main line. */
  readonly market: Market
  readonly selection: Selection
  readonly state: BetState
  /** Of the bets that are decided; null if too little is known. */
  readonly fairProbability: number | null
  /** Vig-free probability of the books only, never our own: in play by in-play quotes; null if too few of them quote. */
  readonly marketProbability: number | null
  /** Vig-free probability of the sharp book only; null if it doesn't quote this line. */
  readonly sharpProbability: number | null
  /** Share of the stake that is returned on average. */
  readonly pushProbability: number
  /** See `LineEstimate`. */
  readonly carriedOverFrom: number | null
  /** Every book's price, best first, those of excluded books and then stale ones last; empty if no one offers it now. */
  readonly offers: readonly EvaluatedOffer[]
  /** The best offer's book, price and time; null if there is none. */
  readonly book: string | null
  readonly price: DecimalOdds | null
  readonly quotedAt: Instant | null
  /** Profit expected per unit staked at the best price; null without a price or probability. */
  readonly expectedValue: number | null
  /** The same at the sharp book's vig-free probability by itself; null likewise. */
  readonly sharpExpectedValue: number | null
  /** Probability in percent that the best price beats the closing line; null if it is not known. */
  readonly confidence: number | null
  /** Whether confidence is taken from another kind of market: it then enters no rank, count or recommendation. False if it is null. */
  readonly confidenceAssumed: boolean
  readonly grade: Grade | null
  readonly risk: Risk | null
  /** Confidence × 0.4 + EV % × 0.3 + win probability × 0.3; null unless the confidence is known and not assumed, and for a price that looks misprinted. */
  readonly rankScore: number | null
  /** Full Kelly: share of the bankroll; 0 without an edge. */
  readonly kelly: number
  readonly recommendation: Recommendation
  /**
   * The lowest whole American price at which it still clears the bar of a published pick; null if no book's price does. Whether it is
   * recommended is another question.
   */
  readonly playableTo: number | null
  /** Null unless the recommendation is to pass. */
  readonly passReason: BetPassReason | null
  /** What was published of it; null if it was not. */
  readonly published: PublishedBet | null
}

/** A bet that can be judged: it has a price and a fair probability. */
export type PricedBet = EvaluatedBet & {
  readonly fairProbability: number
  readonly book: string
  readonly price: DecimalOdds
  readonly quotedAt: Instant
  readonly expectedValue: number
  readonly grade: Grade
  readonly risk: Risk
}

/** Whether a bet has a price and a fair probability. */
export const isPriced = (bet: EvaluatedBet): bet is PricedBet => bet.expectedValue !== null

/** Whether a bet is worth making now. */
export const isRecommended = (bet: EvaluatedBet): bet is PricedBet => bet.recommendation !== 'pass'
