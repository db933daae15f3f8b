import { best, onOutcome } from '../propose.ts'
import type { Strategy, StrategyView } from '../strategy.ts'

/** The market counts as so many games; a season's wins as themselves. */
const MARKET_GAMES = 60
/** Wins and losses believed of everybody before a season. */
const PRIOR = 4

/** Share of wins of a side, pulled towards a half. */
const winShare = ({ wins, losses }: StrategyView['home']) => (wins + PRIOR) / (wins + losses + 2 * PRIOR)

export const bayesianBlend: Strategy = {
  key: 'bayesian-blend',
  name: 'Bayesian Blend',
  idea: 'Takes the market as what is believed beforehand and lets both sides’ wins of the season speak as evidence.',
  propose(view) {
    if (view.league.outcomes === 'three-way') return []
    const [home, away] = [winShare(view.home), winShare(view.away)]
    const odds = ((home / (1 - home)) * (1 - away)) / away
    const games = (view.home.games + view.away.games) / 2
    const weight = games / (games + MARKET_GAMES) / 2
    const record = odds / (1 + odds)
    const found = best(
      view,
      ({ selection, market }) => (1 - weight) * market + weight * (selection === 'home' ? record : 1 - record),
      0.01,
    )
    if (!found) return []
    const own = found.outcome.selection === 'home' ? record : 1 - record
    return [
      onOutcome(view, found.outcome, found.chance, [
        { what: 'records of the season beyond the market’s chance', value: own - found.outcome.market, unit: 'share' },
        { what: 'games that speak', value: games, unit: 'games' },
      ]),
    ]
  },
}
