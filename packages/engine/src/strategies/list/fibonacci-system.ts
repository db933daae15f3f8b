import { fibonacci } from '@fairline/models'
import { best, onOutcome, priceReasons } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** No stake goes beyond the eighth number: a run of losses must not take everything. */
const LONGEST = 7

export const fibonacciSystem: Strategy = {
  key: 'fibonacci-system',
  name: 'Fibonacci System',
  idea: 'Raises the stake along Fibonacci’s numbers after each loss. It changes when money is lost, not whether.',
  propose(view) {
    const found = best(view, ({ blend }) => (blend >= 0.35 ? blend : null), 0)
    if (!found) return []
    const stake = fibonacci(Math.min(view.losingRun, LONGEST))
    const reasons = [
      { what: 'losses in a row before this bet', value: -view.losingRun, unit: 'games' as const },
      ...priceReasons(found.outcome),
    ]
    return [onOutcome(view, found.outcome, found.chance, reasons, stake)]
  },
}
