import { type BoardGame, type EvaluatedBet, settleByResult } from '@fairline/engine'

/** What became of a bet; null until its game is over, and if the result does not decide it. */
export const settlementOf = (bet: EvaluatedBet, result: BoardGame['result']) =>
  result && (settleByResult(bet, result)?.kind ?? null)
