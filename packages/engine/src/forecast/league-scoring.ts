import type { League, LeagueKey } from '@fairline/domain'
import type { Pregame, TotalSettings } from '@fairline/models'

/**
 * How far margins and totals lie from the lines they closed on, in points; both do not go together.
 *
 * @source closing spreads and totals against results, NBA 2015–21 (7,561 games) and WNBA 2019–26 (1,606)
 */
export const lineDeviations = {
  nba: { margin: 12.6, total: 18.2 },
  wnba: { margin: 12.5, total: 16.3 },
} as const

/** How scores of a league fall around what is expected, and how its totals are rated. */
export interface LeagueScoring {
  readonly scores: Pregame['scoring']
  readonly totals: TotalSettings
}

const points = ({ margin, total }: { readonly margin: number; readonly total: number }): Pregame['scoring'] => ({
  kind: 'points',
  marginDeviation: margin,
  totalDeviation: total,
})

/*
 * The ratings of totals: set beforehand, each in the scale of its league, and never fitted; what they are worth is in
 * docs/models.md. They are fed with past closing totals.
 */
const alike = { groundDeviation: 0, starterDeviation: 0, starterVariance: 0 } as const
const nba: TotalSettings = {
  ...{ level: 195, levelDeviation: 10, levelVariance: 0.02, newcomerDeviation: 6, summerDeviation: 4, carry: 0.7 },
  ...{ dayVariance: 0.4, resultDeviation: 18, marketDeviation: 4 },
  ...alike,
}
const runs: TotalSettings = {
  ...{ level: 8.7, levelDeviation: 1, levelVariance: 0.001, newcomerDeviation: 0.4, summerDeviation: 0.25, carry: 0.6 },
  ...{ dayVariance: 0.001, resultDeviation: 4.4, marketDeviation: 0.35 },
  ...{ groundDeviation: 0.6, starterDeviation: 0.5, starterVariance: 0.0005 },
}
const hockeyGoals: TotalSettings = {
  ...{ level: 6, levelDeviation: 0.5, levelVariance: 0.0005, newcomerDeviation: 0.3, summerDeviation: 0.2, carry: 0.6 },
  ...{ dayVariance: 0.001, resultDeviation: 2.4, marketDeviation: 0.25 },
  ...alike,
}
const goals: TotalSettings = {
  ...{
    level: 2.7,
    levelDeviation: 0.3,
    levelVariance: 0.0001,
    newcomerDeviation: 0.25,
    summerDeviation: 0.12,
    carry: 0.8,
  },
  ...{ dayVariance: 0.0005, resultDeviation: 1.7, marketDeviation: 0.15 },
  ...alike,
}

/**
 * Variance of one side's runs over their mean, less 1. Hockey's and soccer's goals are Poisson counts.
 *
 * @source MLB 2019
 */
const RUN_SPREAD = 1.2

const scorings: Partial<Record<LeagueKey | League['sport'], LeagueScoring>> = {
  nba: { scores: points(lineDeviations.nba), totals: nba },
  wnba: { scores: points(lineDeviations.wnba), totals: { ...nba, level: 160, resultDeviation: 16 } },
  baseball: { scores: { kind: 'counts', spread: RUN_SPREAD }, totals: runs },
  hockey: { scores: { kind: 'counts', spread: 0 }, totals: hockeyGoals },
  soccer: { scores: { kind: 'counts', spread: 0 }, totals: goals },
}

/** How a league's scores fall; null for American football, of which no season is recorded, and for fights, which have no score. */
export const leagueScoring = ({ key, sport }: Pick<League, 'key' | 'sport'>): LeagueScoring | null =>
  scorings[key] ?? scorings[sport] ?? null
