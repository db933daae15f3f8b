import { type LeagueKey, leagues } from '@fairline/domain'

/** A stat of a player that counts towards another one: a home run is a hit, and four bases. */
interface Counted {
  readonly stat: string
  readonly towards: string
  /** How many of the other stat each is at least; 1 or more. */
  readonly each: number
}

const bySport: Readonly<Partial<Record<string, readonly Counted[]>>> = {
  baseball: [
    { stat: 'home_runs', towards: 'hits', each: 1 },
    { stat: 'home_runs', towards: 'total_bases', each: 4 },
    { stat: 'hits', towards: 'total_bases', each: 1 },
  ],
  basketball: [
    { stat: 'threes', towards: 'points', each: 3 },
    { stat: 'threes', towards: 'points+rebounds+assists', each: 3 },
    { stat: 'points', towards: 'points+rebounds+assists', each: 1 },
    { stat: 'rebounds', towards: 'points+rebounds+assists', each: 1 },
    { stat: 'assists', towards: 'points+rebounds+assists', each: 1 },
  ],
  hockey: [
    { stat: 'goals', towards: 'points', each: 1 },
    { stat: 'goals', towards: 'shots', each: 1 },
  ],
  soccer: [
    { stat: 'goals', towards: 'shots_on_target', each: 1 },
    { stat: 'goals', towards: 'shots', each: 1 },
    { stat: 'shots_on_target', towards: 'shots', each: 1 },
  ],
}

/** The line that a count is above if there is any. */
export const AT_ALL = 0.5

/** Stats of a player neither of which is without the other: a hit is a base, and there is no base without one. */
const togetherAtAll: Readonly<Partial<Record<string, readonly (readonly [string, string])[]>>> = {
  baseball: [['hits', 'total_bases']],
}

/** The stat that there is any of exactly if there is of this one; null if there is none such. */
export function sameAtAll(league: LeagueKey, stat: string): string | null {
  const pair = togetherAtAll[leagues[league].sport]?.find((stats) => stats.includes(stat))
  return pair?.find((other) => other !== stat) ?? null
}

/** How many of another stat each of a player's is at least, by the rules of its sport; 0 if neither follows from the other. */
export const countsTowards = (league: LeagueKey, stat: string, towards: string): number =>
  bySport[leagues[league].sport]?.find((counted) => counted.stat === stat && counted.towards === towards)?.each ?? 0
