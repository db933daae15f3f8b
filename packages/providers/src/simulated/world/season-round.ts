import type { LeagueKey } from '@fairline/domain'
import { plans } from './calendar.ts'

/**
 * Games every club plays in a season. The WNBA plays 44, but its 15 clubs only have played equally often after a whole
 * round robin of 14 games. European cups: the league phase. Tournaments: what a finalist plays. Fights have no schedule.
 *
 * @source the leagues' schedules of 2025–26
 */
const seasonGames: Readonly<Partial<Record<LeagueKey, number>>> = {
  mlb: 162,
  nba: 82,
  wnba: 42,
  nhl: 82,
  nfl: 17,
  mls: 34,
  laliga: 38,
  seriea: 38,
  premier: 38,
  champions: 8,
  europa: 8,
  goldcup: 6,
  euro: 7,
  copa: 6,
}

/** Games every club of a simulated league plays in a season; null for combat sports. */
export const gamesInSeason = (league: LeagueKey): number | null => seasonGames[league] ?? null

/** A round of a season. In a round every club plays one series; of an odd number of clubs, one has a bye. */
export interface SeasonRound {
  /** Counted from 1 since the world began. */
  readonly season: number
  /** Counted from 0 in the season. */
  readonly round: number
}

/**
 * The season and its round at a round of the world. One season follows the other without a break, so that there are games
 * all year.
 *
 * @param round  since the world began, from 0
 * @param clubs  how many clubs the league has
 * @throws {RangeError} in combat sports, which play no rounds
 */
export function seasonRound(league: LeagueKey, round: number, clubs: number): SeasonRound {
  const games = gamesInSeason(league)
  if (games === null) throw new RangeError(`${league} plays no rounds`)
  const roundsPerSeries = clubs % 2 === 0 ? 1 : clubs / (clubs - 1)
  const rounds = (games / plans[league].series) * roundsPerSeries
  return { season: Math.floor(round / rounds) + 1, round: round % rounds }
}
