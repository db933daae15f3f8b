import type { EvaluatedBet } from './evaluated-bet.ts'
import { isBargain } from './publishing-bar.ts'

/** Whether a bet is +EV now: its price pays more than its fair probability asks, is no likely error and rests on its own line. */
export function isPositiveBet({ state, expectedValue, carriedOverFrom }: EvaluatedBet): boolean {
  if (state === 'ended' || expectedValue === null || carriedOverFrom !== null) return false
  return isBargain(expectedValue)
}
