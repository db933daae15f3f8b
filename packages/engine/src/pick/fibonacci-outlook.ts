import { type BankrollOutlook, type BetAhead, simulateBankroll } from '@fairline/models'
import { MAX_FIBONACCI_STEPS } from '../strategies/list/fibonacci-system.ts'

const BETS = 100
const RUNS = 1000
const SEED = 11
/** The stakes that the Fibonacci System proposes: from 1 unit, a hundredth of the first bankroll, to 21 units. */
const plan = { kind: 'fibonacci', units: 1, longest: MAX_FIBONACCI_STEPS } as const

const outlooks = new Map<string, BankrollOutlook>()
const MAX_OUTLOOKS = 5000

/**
 * Simulates 1,000 runs of a hundred bets like this one, staked by the Fibonacci System. The same bet always gives the
 * same outlook.
 *
 * @param bet  win probability, used to a tenth of a percent, and decimal price, used to a hundredth
 * @returns null if the rounded probability is 0 or 1, or the rounded price 1: such a bet cannot be simulated
 */
export function fibonacciOutlook(bet: BetAhead): BankrollOutlook | null {
  const probability = Number(bet.probability.toFixed(3))
  const price = Number(bet.price.toFixed(2))
  if (probability <= 0 || probability >= 1 || price <= 1) return null
  const key = `${probability}|${price}`
  const known = outlooks.get(key)
  if (known) return known
  const outlook = simulateBankroll(
    new Array<BetAhead>(BETS).fill({ probability: probability, price }),
    plan,
    RUNS,
    SEED,
  )
  if (outlooks.size >= MAX_OUTLOOKS) outlooks.clear()
  outlooks.set(key, outlook)
  return outlook
}
