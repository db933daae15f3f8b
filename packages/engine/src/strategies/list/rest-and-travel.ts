import { best, moved, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** Log-odds that a day of rest more than a tired opponent is worth, as fitted in the NHL rating. */
const TIRED = 0.14

export const restAndTravel: Strategy = {
  key: 'rest-and-travel',
  name: 'Rest and Travel',
  idea: 'Backs a rested side against one that played yesterday.',
  propose(view) {
    const [home, away] = [view.home.rest, view.away.rest]
    if (home === null || away === null || (home === 1) === (away === 1)) return []
    const shift = away === 1 ? TIRED : -TIRED
    const rested = away === 1 ? 'home' : 'away'
    const found = best(
      view,
      // Half of it is taken to be in the price already.
      ({ selection, market }) => (selection === rested ? moved(market, Math.abs(shift) / 2) : null),
      0,
    )
    if (!found) return []
    const more = rested === 'home' ? home - away : away - home
    return [onOutcome(view, found.outcome, found.chance, [{ what: 'extra days of rest', value: more, unit: 'days' }])]
  },
}
