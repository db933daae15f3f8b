import { valueAt } from '../../betting/value-at.ts'
import { best, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const sharpConsensus: Strategy = {
  key: 'sharp-consensus',
  name: 'Sharp Consensus',
  idea: 'Holds every book against the sharpest one and takes what pays more.',
  propose(view) {
    if (view.leader === null) return []
    const found = best(view, ({ market, book }) => (book === view.leader ? null : market), 0)
    if (!found) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        {
          what: 'EV against the sharpest book',
          value: valueAt(chance, 1, outcome.price),
          unit: 'share',
          basis: 'price',
        },
      ]),
    ]
  },
}
