import { isProbability, onOutcome, outcomeOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

const STREAK = 3

export const formStreak: Strategy = {
  key: 'form-streak',
  name: 'Form Streak',
  idea: 'Backs a home team on a streak of three or more while such teams have done better than their price.',
  propose(view) {
    const home = outcomeOf(view, 'home')
    if (!home || Math.abs(view.home.streak) < STREAK) return []
    const { mean, games } = view.scoring.beyond[view.home.streak > 0 ? 'winning streak' : 'losing streak']
    const probability = home.market + mean
    if (mean <= 0 || !isProbability(probability)) return []
    return [
      onOutcome(view, home, probability, [
        { what: 'wins of such teams above the closing line', value: mean, unit: 'share' },
        { what: view.home.streak > 0 ? 'wins in a row' : 'losses in a row', value: view.home.streak, unit: 'games' },
        { what: 'such games so far', value: games, unit: 'games' },
      ]),
    ]
  },
}
