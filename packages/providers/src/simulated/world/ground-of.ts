import type { LeagueKey } from '@fairline/domain'
import type { Ground } from './ground.ts'
import { mlbGrounds } from './grounds/mlb-grounds.ts'
import { nbaGrounds } from './grounds/nba-grounds.ts'
import { nflGrounds } from './grounds/nfl-grounds.ts'
import { nhlGrounds } from './grounds/nhl-grounds.ts'
import { laligaGrounds, mlsGrounds, premierGrounds, serieaGrounds } from './grounds/soccer-grounds.ts'
import { wnbaGrounds } from './grounds/wnba-grounds.ts'

const tables: Partial<Record<LeagueKey, ReadonlyMap<string, Ground>>> = {
  mlb: mlbGrounds,
  nba: nbaGrounds,
  wnba: wnbaGrounds,
  nhl: nhlGrounds,
  nfl: nflGrounds,
  mls: mlsGrounds,
  laliga: laligaGrounds,
  seriea: serieaGrounds,
  premier: premierGrounds,
}

/** A club's home ground; null where its league has no table of them. */
export function groundOf(league: LeagueKey, club: string): Ground | null {
  return tables[league]?.get(club) ?? null
}
