import type { Selection } from '@fairline/domain'
import { best, onOutcome } from '../propose.ts'
import type { Strategy, StrategyView } from '../strategy.ts'

/**
 * Log-odds of a side's season for one more logarithm of scored over allowed.
 *
 * @source least squares over sides and seasons: MLB 2014–19, NBA 2007–21, WNBA 2019–26, NHL 2019–22
 */
const exponents: Readonly<Record<string, number>> = { mlb: 1.76, nba: 14, wnba: 11.2, nhl: 2.15 }

/** Wins beyond what scores deserve, as a share. */
function luck({ wins, losses, scored, allowed }: StrategyView['home'], exponent: number): number {
  const games = wins + losses
  const deserved = 1 / (1 + (allowed / scored) ** exponent)
  return games === 0 ? 0 : wins / games - deserved
}

/** Of unearned wins, the share that prices are taken to believe in. */
const BELIEVED = 0.15

export const pythagoreanRegression: Strategy = {
  key: 'pythagorean-regression',
  name: 'Pythagorean Regression',
  idea: 'Expects sides that won more than their scores deserve to fall back, and the unlucky to rise.',
  propose(view) {
    const exponent = exponents[view.league.key]
    if (exponent === undefined || Math.min(view.home.games, view.away.games) < 15) return []
    const [home, away] = [luck(view.home, exponent), luck(view.away, exponent)]
    const shift = BELIEVED * (away - home)
    const shiftOf = (selection: Selection) => (selection === 'home' ? shift : -shift)
    const found = best(
      view,
      ({ selection, market }) => (shiftOf(selection) > 0 ? market + shiftOf(selection) : null),
      0,
    )
    if (!found) return []
    const [own, opponent] = found.outcome.selection === 'home' ? [home, away] : [away, home]
    return [
      onOutcome(view, found.outcome, found.chance, [
        { what: 'luck of the opponent above its own', value: opponent - own, unit: 'share' },
        { what: 'own wins short of what scores deserve', value: -own, unit: 'share' },
        { what: 'opponent’s wins beyond what scores deserve', value: opponent, unit: 'share' },
      ]),
    ]
  },
}
