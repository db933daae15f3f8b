import type { EvaluatedBet } from './evaluated-bet.ts'
import { publishingBar } from './publishing-bar.ts'

/** Whether a bet is +EV now: its price pays more than its fair probability asks, is no likely error and rests on its own line. */
export const isPositiveBet = (bet: EvaluatedBet): boolean =>
  bet.state !== 'ended' &&
  bet.expectedValue !== null &&
  bet.expectedValue > publishingBar.minValue &&
  bet.expectedValue <= publishingBar.maxValue &&
  bet.carriedOverFrom === null
