import { type BankrollOutlook, type BetAhead, type StakingPlan, simulateBankroll } from '@fairline/models'

/** What staking the last picks in some way would come to, if every pick wins as often as was forecast for it. */
export interface BankrollScore extends BankrollOutlook {
  readonly plan: string
  readonly bets: number
}

/** A unit is a hundredth of the bankroll; Fibonacci's stakes begin at a fifth of one and end at the eighth number. */
const plans: readonly (readonly [name: string, plan: StakingPlan])[] = [
  ['flat, one unit', { kind: 'flat', units: 1 }],
  ['a quarter of Kelly', { kind: 'kelly', fraction: 0.25 }],
  ['half of Kelly', { kind: 'kelly', fraction: 0.5 }],
  ['all of Kelly', { kind: 'kelly', fraction: 1 }],
  ['Fibonacci', { kind: 'fibonacci', units: 0.2, longest: 7 }],
]
const MAX_BETS = 500
const DRAWS = 2000
const SEED = 11

/** Draws a bankroll through the last five hundred bets, each won with its own probability; nothing without a bet. */
export function bankrollScores(bets: readonly BetAhead[]): BankrollScore[] {
  const last = bets.slice(-MAX_BETS)
  if (last.length === 0) return []
  return plans.map(([plan, how]) => ({ plan, bets: last.length, ...simulateBankroll(last, how, DRAWS, SEED) }))
}
