import { type LeagueKey, leagues, type Period } from '@fairline/domain'
import { basketballRates, combatRates, roundsOf } from '../play/play-match.ts'
import { drivesView } from './drives-view.ts'
import { fightView } from './fight-view.ts'
import { hockeyView, soccerView } from './goals-view.ts'
import type { Levels } from './levels.ts'
import { pointsView } from './points-view.ts'
import { runsView } from './runs-view.ts'
import type { ScoreView, Standing } from './score-view.ts'

/**
 * What someone who holds these levels for true thinks a match, or a part of it, will come to.
 *
 * @param standing  how it stands; null before the start
 * @param pace      basketball in play: possessions as seen
 */
export function matchView(
  league: LeagueKey,
  levels: Levels,
  part: Period,
  standing: Standing | null,
  pace: number | null = null,
): ScoreView {
  switch (leagues[league].sport) {
    case 'baseball':
      return runsView(levels, part === 'first-five' ? part : 'full', standing)
    case 'basketball':
      return pointsView(
        basketballRates(league),
        levels,
        part === 'first-half' || part === 'quarter-1' ? part : 'full',
        standing,
        pace,
      )
    case 'hockey':
      return hockeyView(levels, part === 'period-1' ? part : 'full', standing)
    case 'soccer':
      return soccerView(levels, part === 'first-half' ? part : 'full', standing)
    case 'football':
      return drivesView(levels, part === 'first-half' || part === 'quarter-1' ? part : 'full', standing)
    case 'combat':
      return fightView(combatRates(league), roundsOf(league), levels, standing)
  }
}
