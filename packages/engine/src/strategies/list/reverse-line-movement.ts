import { best, onOutcome } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** Most bets are on the other side, and the line has moved towards this one by so much since it opened. */
const PUBLIC = 0.6
const MOVE = 0.01

export const reverseLineMovement: Strategy = {
  key: 'reverse-line-movement',
  name: 'Reverse Line Movement',
  idea: 'Backs the side few people bet on while the price moves its way.',
  propose(view) {
    const against = (selection: 'home' | 'away') => view.tickets[selection === 'home' ? 'away' : 'home'] ?? 0
    const found = best(
      view,
      ({ selection, market, opened }) => {
        if (selection !== 'home' && selection !== 'away') return null
        return opened !== null && against(selection) >= PUBLIC && market - opened >= MOVE ? market : null
      },
      0,
    )
    if (!found || found.outcome.opened === null) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        {
          what: 'share of bets on the other side',
          value: against(outcome.selection as 'home' | 'away'),
          unit: 'share',
        },
        { what: 'move toward this side since open', value: outcome.market - (outcome.opened ?? 0), unit: 'share' },
      ]),
    ]
  },
}
