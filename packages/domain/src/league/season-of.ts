import type { Day } from '../time/day.ts'
import type { League } from './league.ts'

/** A season by the year it began, and as it is written: `2019`, `2019-20`. */
export interface Season {
  readonly year: number
  readonly name: string
}

/**
 * The number of a game's season, one more than that of the season before: as its source says, else the year it began by
 * the league's calendar.
 */
export function seasonYearOf(
  league: League,
  game: { readonly day: Day; readonly season?: number | undefined },
): number {
  return game.season ?? seasonOf(league, game.day).year
}

/** The season a day of a league belongs to. */
export function seasonOf(league: League, day: Day): Season {
  const calendar = Number(day.slice(0, 4))
  if (!league.season.spansNewYear) return { year: calendar, name: String(calendar) }
  const year = day.slice(5) >= league.season.from ? calendar : calendar - 1
  return { year, name: `${year}-${String((year + 1) % 100).padStart(2, '0')}` }
}
