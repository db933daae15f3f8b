import { kelly, type Probability } from '@fairline/odds'
import { best, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** A quarter of Kelly's stake: probabilities are estimates. */
const FRACTION = 0.25
/** A unit is a hundredth of the bankroll. */
const UNITS = 100

export const kellyGrowth: Strategy = {
  key: 'kelly-growth',
  name: 'Kelly Growth',
  idea: 'Stakes a quarter of what would make the bankroll grow fastest, wherever that is something.',
  propose(view) {
    const found = best(view, ({ blend }) => blend, 0)
    if (!found) return []
    const { outcome, chance } = found
    const stake = UNITS * FRACTION * kelly(chance as Probability, outcome.price)
    const growth =
      chance * Math.log1p((stake / UNITS) * (outcome.price - 1)) + (1 - chance) * Math.log1p(-stake / UNITS)
    return [
      onOutcome(
        view,
        outcome,
        chance,
        [
          { what: 'stake of a bankroll of 100', value: stake, unit: 'units', basis: 'price' },
          { what: 'expected growth of the bankroll', value: growth, unit: 'share', basis: 'price' },
        ],
        stake,
      ),
    ]
  },
}
