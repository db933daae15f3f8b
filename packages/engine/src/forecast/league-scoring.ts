import type { League, LeagueKey } from '@fairline/domain'
import type { Pregame, TotalSettings } from '@fairline/models'
import { leagueModels } from './league-models.ts'

/**
 * How far margins and totals lie from the lines they closed on, in points; both do not go together.
 *
 * @source closing spreads and totals against results, NBA 2015–21 (7,561 games) and WNBA 2019–26 (1,606)
 */
export const lineDeviations = {
  nba: { margin: 12.6, total: 18.2 },
  wnba: { margin: 12.5, total: 16.3 },
} as const

/** How scores of a league fall around what is expected, and the constants of its rating of totals, from its parameter file. */
export interface LeagueScoring {
  readonly scores: Pregame['scoring']
  readonly totals: TotalSettings
}

const points = ({ margin, total }: { readonly margin: number; readonly total: number }): Pregame['scoring'] => ({
  kind: 'points',
  marginDeviation: margin,
  totalDeviation: total,
})

/**
 * Variance of one side's runs over their mean, less 1. Hockey's and soccer's goals are Poisson counts.
 *
 * @source MLB 2019
 */
const RUN_SPREAD = 1.2

const scorings: Partial<Record<LeagueKey | League['sport'], Pregame['scoring']>> = {
  nba: points(lineDeviations.nba),
  wnba: points(lineDeviations.wnba),
  baseball: { kind: 'counts', spread: RUN_SPREAD },
  hockey: { kind: 'counts', spread: 0 },
  soccer: { kind: 'counts', spread: 0 },
}

/** How a league's scores fall; null for American football, of which no season is recorded, and for fights, which have no score. */
export function leagueScoring({ key, sport }: Pick<League, 'key' | 'sport'>): LeagueScoring | null {
  const [scores, totals] = [scorings[key] ?? scorings[sport], leagueModels[key].totals]
  return scores && totals ? { scores, totals: totals.settings } : null
}
