import { type BankrollOutlook, type BetAhead, simulateBankroll } from '@fairline/models'

/** A hundred bets like this one, staked along Fibonacci's numbers from a fifth of a unit to the eighth; drawn so often. */
const [BETS, DRAWS, SEED] = [100, 400, 11]
const plan = { kind: 'fibonacci', units: 0.2, longest: 7 } as const

/** Chances and prices that differ by less lead to the same. */
const keyOf = ({ chance, price }: BetAhead) => `${chance.toFixed(2)}|${price.toFixed(2)}`
const known = new Map<string, BankrollOutlook>()
const MOST = 5000

/** What staking a hundred bets of this chance and price along Fibonacci's numbers comes to, drawn with one seed for good. */
export function fibonacciOutlook(bet: BetAhead): BankrollOutlook {
  const key = keyOf(bet)
  const before = known.get(key)
  if (before) return before
  const [chance = 0.5, price = 2] = key.split('|').map(Number)
  const held = { chance: Math.min(0.99, Math.max(0.01, chance)), price: Math.max(1.01, price) }
  const outlook = simulateBankroll(new Array<BetAhead>(BETS).fill(held), plan, DRAWS, SEED)
  if (known.size >= MOST) known.clear()
  known.set(key, outlook)
  return outlook
}
