import { expect, it } from 'vitest'
import { fibonacciOutlook } from './fibonacci-outlook.ts'

/**
 * Share of runs of 100 bets that fall below a hundredth of the bankroll, by exact recursion over a fine grid of bankrolls:
 * an oracle that draws nothing.
 */
function exactRuin(probability: number, price: number): number {
  const STEP = 0.0025
  const SIZE = 2400
  const stakes = [1, 1, 2, 3, 5, 8, 13, 21].map((units) => units / 100)
  const start = new Float64Array(SIZE)
  start[Math.round(1 / STEP)] = 1
  let states = stakes.map((_, losses) => (losses === 0 ? start : new Float64Array(SIZE)))
  let ruined = 0
  for (let bet = 0; bet < 100; bet++) {
    const next = stakes.map(() => new Float64Array(SIZE))
    const add = (losses: number, bankroll: number, share: number) => {
      if (bankroll < 0.01) {
        ruined += share
        return
      }
      // Shares a bankroll between its two neighbors on the grid, which keeps the mean.
      const at = Math.min(bankroll / STEP, SIZE - 1.001)
      const low = Math.floor(at)
      next[losses]![low]! += share * (low + 1 - at)
      next[losses]![low + 1]! += share * (at - low)
    }
    for (const [losses, shares] of states.entries())
      for (const [at, share] of shares.entries()) {
        if (share === 0) continue
        const bankroll = at * STEP
        const stake = Math.min(bankroll, stakes[losses]!)
        add(0, bankroll + stake * (price - 1), share * probability)
        add(Math.min(losses + 1, 7), bankroll - stake, share * (1 - probability))
      }
    states = next
  }
  return ruined
}

it.each([
  [0.5, 2.04],
  [0.4, 2.55],
  [0.36, 2.9],
])('finds the bankruptcy risk of a bet at %d and %d that an exact recursion finds', (probability, price) => {
  const exact = exactRuin(probability, price)
  const stdErr = Math.sqrt((exact * (1 - exact)) / 1000)
  expect(exact).toBeGreaterThan(0.02)
  expect(Math.abs(fibonacciOutlook({ probability, price })!.ruinProbability - exact)).toBeLessThan(3 * stdErr + 0.003)
})

it('tells bets apart that differ by half a percent of win probability', () => {
  const [lower, higher] = [0.495, 0.5].map(
    (probability) => fibonacciOutlook({ probability, price: 2.04 })!.profitProbability,
  )
  expect(lower).toBeLessThan(higher!)
})

it('has no outlook for a certain bet', () => {
  expect(fibonacciOutlook({ probability: 0.9999, price: 1.01 })).toBeNull()
})
