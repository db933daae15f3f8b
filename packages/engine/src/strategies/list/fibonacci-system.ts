import { best, onOutcome, priceReasons } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** No stake goes beyond the eighth number: a run of losses must not take everything. */
const LONGEST = 7

/** 1, 1, 2, 3, 5 … after so many losses in a row. */
function fibonacci(losses: number): number {
  let [stake, next] = [1, 1]
  for (let i = 0; i < Math.min(losses, LONGEST); i++) [stake, next] = [next, stake + next]
  return stake
}

export const fibonacciSystem: Strategy = {
  key: 'fibonacci-system',
  name: 'Fibonacci System',
  idea: 'Raises the stake along Fibonacci’s numbers after each loss. It changes when money is lost, not whether.',
  propose(view) {
    const found = best(view, ({ blend }) => (blend >= 0.35 ? blend : null), 0)
    if (!found) return []
    const stake = fibonacci(view.losingRun)
    const reasons = [
      { what: 'losses in a row before this bet', value: -view.losingRun, unit: 'games' as const },
      ...priceReasons(found.outcome),
    ]
    return [onOutcome(view, found.outcome, found.chance, reasons, stake)]
  },
}
