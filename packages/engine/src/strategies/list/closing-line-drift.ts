import { onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** In percent. */
const LEAST = 60

export const closingLineDrift: Strategy = {
  key: 'closing-line-drift',
  name: 'Closing-Line Drift',
  idea: 'Backs the price most likely to be better than the fair closing price.',
  propose(view) {
    const [outcome] = [...view.outcomes].sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    if (!outcome || outcome.confidence === null || outcome.confidence < LEAST) return []
    return [
      onOutcome(view, outcome, outcome.blend, [
        { what: 'chance to beat the close beyond a half', value: outcome.confidence / 100 - 0.5, unit: 'share' },
      ]),
    ]
  },
}
