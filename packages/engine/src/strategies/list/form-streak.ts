import { onOutcome, outcomeOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

const STREAK = 3

export const formStreak: Strategy = {
  key: 'form-streak',
  name: 'Form Streak',
  idea: 'Backs a home side on a run of three or more, and says what such runs were worth beyond the price so far.',
  propose(view) {
    const home = outcomeOf(view, 'home')
    if (!home || Math.abs(view.home.streak) < STREAK) return []
    const { mean, games } = view.scoring.beyond[view.home.streak > 0 ? 'winning streak' : 'losing streak']
    // A losing run is only worth a bet once such sides have done better than their price.
    if (view.home.streak < 0 && mean <= 0) return []
    return [
      onOutcome(view, home, home.market + mean, [
        { what: 'games in a row', value: view.home.streak, unit: 'games' },
        { what: 'what such sides won beyond the close', value: mean, unit: 'share' },
        { what: 'such games so far', value: games, unit: 'games' },
      ]),
    ]
  },
}
