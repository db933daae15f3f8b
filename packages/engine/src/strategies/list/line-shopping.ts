import { valueAt } from '../../betting/value-at.ts'
import { best, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const lineShopping: Strategy = {
  key: 'line-shopping',
  name: 'Line Shopping',
  idea: 'Takes the one book that pays more than all others together think right.',
  propose(view) {
    const found = best(view, ({ others }) => others, 0)
    if (!found) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        {
          what: 'EV against the consensus of the other books',
          value: valueAt(chance, 1, outcome.price),
          unit: 'share',
          basis: 'price',
        },
      ]),
    ]
  },
}
