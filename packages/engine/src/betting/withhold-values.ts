import type { EvaluatedBet, EvaluatedOffer } from './evaluated-bet.ts'

/**
 * The same bets with their prices, and nothing forecast for what those are worth: of a price that was seen without those before it, it is
 * not known whether the others have left it behind.
 */
export const withholdValues = (bets: readonly EvaluatedBet[]): EvaluatedBet[] => bets.map(unvalued)

/** The bet with its prices only. */
export const unvalued = <Bet extends EvaluatedBet>(bet: Bet): Bet => ({
  ...bet,
  offers: bet.offers.map(withoutValue),
  expectedValue: null,
  sharpExpectedValue: null,
  confidence: null,
  confidenceAssumed: false,
  grade: null,
  rankScore: null,
  kelly: 0,
  recommendation: 'pass',
  playableTo: null,
  passReason: bet.price === null ? bet.passReason : 'still-learning',
})

/** Whether a bet has its prices only. */
export const isUnvalued = ({ price, expectedValue, passReason }: EvaluatedBet): boolean =>
  price !== null && expectedValue === null && passReason === 'still-learning'

const withoutValue = (offer: EvaluatedOffer): EvaluatedOffer => ({
  ...offer,
  expectedValue: null,
  confidence: null,
  confidenceAssumed: false,
})
