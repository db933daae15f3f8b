import type { Selection } from '@fairline/domain'
import { starterOf } from '../../market/starter-of.ts'
import { best, moved, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** Log-odds for one more logarithm of the ratio of runs, as fitted in the MLB rating; and the share prices do not know. */
const SLOPE = 1.81
const UNPRICED = 0.15

export const pitcherMismatch: Strategy = {
  key: 'pitcher-mismatch',
  name: 'Pitcher Mismatch',
  idea: 'Backs the side whose starting pitcher has been scored upon far less than the other.',
  propose(view) {
    if (view.league.sport !== 'baseball') return []
    const [home, away] = [starterOf(view.news, 'home'), starterOf(view.news, 'away')]
    const [ours, theirs] = [home && view.scoring.starter(home), away && view.scoring.starter(away)]
    if (!ours || !theirs) return []
    const shift = UNPRICED * SLOPE * Math.log(theirs / ours)
    const shiftOf = (selection: Selection) => (selection === 'home' ? shift : -shift)
    const found = best(
      view,
      ({ selection, market }) => (shiftOf(selection) > 0 ? moved(market, shiftOf(selection)) : null),
      0.01,
    )
    if (!found) return []
    const gap = found.outcome.selection === 'home' ? theirs - ours : ours - theirs
    return [
      onOutcome(view, found.outcome, found.chance, [
        { what: 'runs per game this starter allows less', value: gap, unit: 'points' },
      ]),
    ]
  },
}
