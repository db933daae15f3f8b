import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'

/**
 * The same bets, none of them recommended: while past games are still being learned nothing is. Of a published bet that can still be
 * made it is not known either whether it is worth it.
 */
export const withholdRecommendations = (bets: readonly EvaluatedBet[]): EvaluatedBet[] =>
  bets.map((bet) => (isUndecided(bet) ? withheld(bet) : bet))

/** The bet, passed because past games are still being learned. */
export const withheld = <Bet extends EvaluatedBet>(bet: Bet): Bet => ({
  ...bet,
  recommendation: 'pass',
  passReason: 'still-learning',
})

/** Whether what is said of a bet may be otherwise once past games are learned. */
export const isUndecided = (bet: EvaluatedBet): boolean =>
  isRecommended(bet) ||
  (bet.passReason === 'confidence-not-known' && !bet.confidenceAssumed) ||
  (bet.published !== null && bet.state === 'upcoming' && bet.price !== null)
