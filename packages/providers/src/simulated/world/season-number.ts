import type { Day, LeagueKey } from '@fairline/domain'
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

/** A place in the endless round robin of a league. */
interface SchedulePlace {
  readonly day: Day
  /** Rounds before it. In a round every club plays one series; if their number is odd, one of them sits out. */
  readonly round: number
  /** How many clubs the league has. */
  readonly clubs: number
}

/**
 * The season a game belongs to, counted from 1 since the world began. One season follows the other without a break, so
 * that there are games all year. Fights belong to the calendar year.
 */
export function seasonNumber(league: LeagueKey, { day, round, clubs }: SchedulePlace): number {
  const games = gamesInSeason(league)
  if (games === null) return Number(day.slice(0, 4))
  const roundsPerSeries = clubs % 2 === 0 ? 1 : clubs / (clubs - 1)
  const rounds = (games / plans[league].series) * roundsPerSeries
  return Math.floor(round / rounds) + 1
}
