import type { EvaluatedBet } from './evaluated-bet.ts'

/** The same bets, none of them recommended: while past games are still being learned nothing is. */
export const withholdRecommendations = (bets: readonly EvaluatedBet[]): EvaluatedBet[] =>
  bets.map((bet) =>
    bet.recommendation === 'pass' ? bet : { ...bet, recommendation: 'pass', passReason: 'still-learning' },
  )
