import type { Bet } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'
import { betRowsOf } from '../aged/bet-rows.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Responses round a stake to a ten-thousandth. */
const ROUNDING = 5e-5
/** GET /api/v1/bets rounds a probability to a millionth; the price multiplies what that leaves out. */
const PROBABILITY_ROUNDING = 1e-6

const STAKE = /(?:^|\.)(kelly|kellySize|kellyCriterionSize)$/

/** Every Kelly stake is the share of a bankroll that grows it fastest at the bet's fair probability and price. */
export function stakesFollowKelly(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const { bet, place, fields } of betRowsOf(world)) {
    for (const { key, value } of fields) {
      if (STAKE.test(key)) at(key, stakeFault(bet, value, `${place}.${key}`))
    }
  }
  return looked()
}

/** The probability p and the stake f maximize p·log(1 + f(price − 1)) + (1 − p)·log(1 − f); nothing is staked without an EV. */
function stakeFault({ id, fairProbability, price, expectedValue }: Bet, stake: unknown, place: string): string | null {
  if (typeof stake !== 'number') return `${place}: ${id}: no stake`
  const isWorthIt = fairProbability !== null && price !== null && expectedValue !== null && expectedValue > 0
  const expected = isWorthIt ? fairProbability - (1 - fairProbability) / (price - 1) : 0
  const within = ROUNDING + (isWorthIt ? (PROBABILITY_ROUNDING * price) / (price - 1) : 0)
  return Math.abs(stake - expected) <= within ? null : `${place}: ${id}: stakes ${stake}, by its fields ${expected}`
}
