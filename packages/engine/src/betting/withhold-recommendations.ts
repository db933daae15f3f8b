import { type BetPassReason, type EvaluatedBet, isRecommended } from './evaluated-bet.ts'

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

/** Why bets are passed that past games, or more books, may show to be good. */
const byLearned: ReadonlySet<BetPassReason | null> = new Set<BetPassReason>([
  'value-below-bar',
  'confidence-below-bar',
  'confidence-not-known',
])

/** Whether the verdict on a bet may change once past games are learned; of markets that nothing is learned of it is not. */
export const isUndecided = (bet: EvaluatedBet): boolean =>
  isRecommended(bet) ||
  (byLearned.has(bet.passReason) && !bet.confidenceAssumed) ||
  (bet.published !== null && bet.state === 'upcoming' && bet.price !== null)
