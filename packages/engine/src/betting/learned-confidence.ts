import type { EvaluatedBet } from './evaluated-bet.ts'

/** Confidence in percent if it was learned from closes of such bets; null if it is assumed or not known. */
export const learnedConfidence = ({
  confidence,
  confidenceAssumed,
}: Pick<EvaluatedBet, 'confidence' | 'confidenceAssumed'>): number | null => (confidenceAssumed ? null : confidence)
