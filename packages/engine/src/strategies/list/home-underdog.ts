import { onOutcome, outcomeOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const homeUnderdog: Strategy = {
  key: 'home-underdog',
  name: 'Home Underdog',
  idea: 'Backs the side at home that the market thinks will lose, with what such sides did beyond their price so far.',
  propose(view) {
    const home = outcomeOf(view, 'home')
    if (!home || view.game.neutral || home.market >= 0.5 || view.league.sport === 'combat') return []
    const { mean, games } = view.scoring.beyond['home underdog']
    const chance = home.market + mean
    return [
      onOutcome(view, home, chance, [
        { what: 'what such sides won beyond the close', value: mean, unit: 'share' },
        { what: 'such games so far', value: games, unit: 'games' },
      ]),
    ]
  },
}
