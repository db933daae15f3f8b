import { onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** In percent. */
const MIN_CONFIDENCE = 60

export const closingLineDrift: Strategy = {
  key: 'closing-line-drift',
  name: 'Closing-Line Drift',
  idea: 'Backs the price most likely to be better than the fair closing price.',
  propose(view) {
    const [favorite] = view.outcomes
      .flatMap((outcome) => (outcome.confidence === null ? [] : [{ outcome, confidence: outcome.confidence }]))
      .sort((a, b) => b.confidence - a.confidence)
    if (!favorite || favorite.confidence < MIN_CONFIDENCE) return []
    const { outcome, confidence } = favorite
    return [
      onOutcome(view, outcome, outcome.blend, [
        { what: 'probability to beat the closing line above one half', value: confidence / 100 - 0.5, unit: 'share' },
      ]),
    ]
  },
}
