import type { Selection } from '@fairline/domain'
import { best, onOutcome } from '../propose.ts'
import type { Strategy, StrategyView } from '../strategy.ts'

/** The market counts as this many games; a season's wins as themselves. */
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
    const byRecord = (selection: Selection) => (selection === 'home' ? record : 1 - record)
    const found = best(
      view,
      ({ selection, market }) =>
        byRecord(selection) > market ? (1 - weight) * market + weight * byRecord(selection) : null,
      0.01,
    )
    if (!found) return []
    const { outcome, chance } = found
    return [
      onOutcome(view, outcome, chance, [
        {
          what: 'season records above the market’s probability',
          value: byRecord(outcome.selection) - outcome.market,
          unit: 'share',
        },
        { what: 'games played, mean of both teams', value: games, unit: 'games' },
      ]),
    ]
  },
}
