import { fibonacci } from '@fairline/models'
import { best, onOutcome, priceReasons } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** The stake stops growing at the eighth number, 21 units. */
export const MAX_FIBONACCI_STEPS = 7

export const fibonacciSystem: Strategy = {
  key: 'fibonacci-system',
  name: 'Fibonacci System',
  idea: 'Raises the stake along Fibonacci’s numbers after each loss. It changes when money is lost, not whether.',
  propose(view) {
    const found = best(view, ({ blend }) => (blend >= 0.35 ? blend : null), 0)
    if (!found) return []
    const stake = fibonacci(Math.min(view.losingRun, MAX_FIBONACCI_STEPS))
    const reasons = [
      ...priceReasons(found.outcome),
      { what: 'losses in a row before this bet', value: -view.losingRun, unit: 'games' as const },
    ]
    return [onOutcome(view, found.outcome, found.chance, reasons, stake)]
  },
}
