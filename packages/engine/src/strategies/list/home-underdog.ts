import { isProbability, onOutcome, outcomeOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

export const homeUnderdog: Strategy = {
  key: 'home-underdog',
  name: 'Home Underdog',
  idea: 'Backs the home underdog while such teams have done better than their price.',
  propose(view) {
    const home = outcomeOf(view, 'home')
    if (!home || view.game.neutral || home.market >= 0.5 || view.league.sport === 'combat') return []
    const { mean, games } = view.scoring.beyond['home underdog']
    const probability = home.market + mean
    if (mean <= 0 || !isProbability(probability)) return []
    return [
      onOutcome(view, home, probability, [
        { what: 'wins of such teams above the closing line', value: mean, unit: 'share' },
        { what: 'such games so far', value: games, unit: 'games' },
      ]),
    ]
  },
}
