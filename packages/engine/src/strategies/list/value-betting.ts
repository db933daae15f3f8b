import { best, onOutcome, priceReasons } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const valueBetting: Strategy = {
  key: 'value-betting',
  name: 'Value Betting',
  idea: 'Backs the price that pays more than market and model together ask for.',
  propose(view) {
    const found = best(view, ({ blend }) => blend, 0)
    return found ? [onOutcome(view, found.outcome, found.chance, priceReasons(found.outcome))] : []
  },
}
