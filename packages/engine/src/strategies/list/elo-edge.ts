import { best, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const eloEdge: Strategy = {
  key: 'elo-edge',
  name: 'Elo Edge',
  idea: 'Follows our rating alone, which uses no price of this game, where it disagrees with the market.',
  propose(view) {
    const found = best(view, ({ model, market }) => (model > market ? model : null), 0.02)
    if (!found) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        { what: 'our rating above the market’s probability', value: chance - outcome.market, unit: 'share' },
      ]),
    ]
  },
}
