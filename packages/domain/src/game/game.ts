import { z } from 'zod'
import { LeagueKey } from '../league/league-key.ts'
import { Day } from '../time/day.ts'
import { Instant } from '../time/instant.ts'

/** What is announced of a fighter before a fight. */
export const TaleOfTheTape = z.object({
  /** Full years on the day. */
  age: z.number().int().min(16).max(60),
  /** Centimeters. */
  reach: z.number().min(120).max(250),
})
export type TaleOfTheTape = z.infer<typeof TaleOfTheTape>

/** A participant of a game: its key within the league, its name as shown, and of a fighter what is announced, where the source says. */
export const Side = z.object({ key: z.string().min(1), name: z.string().min(1), tape: TaleOfTheTape.optional() })
export type Side = z.infer<typeof Side>

/** One game between two sides. On neutral ground (and in combat sports) home is the side named first. */
export const Game = z.object({
  id: z.string().min(1),
  league: LeagueKey,
  /** The league's own date. */
  day: Day,
  /** Null where the source records a day only: no countdown then, no live state. */
  startsAt: Instant.nullable(),
  home: Side,
  away: Side,
  neutral: z.boolean(),
  /** Where it is played, where the source says so. */
  venue: z.string().min(1).optional(),
  /** Its season, if the source gives one: the year it began, or its count in leagues that don't follow the calendar. */
  season: z.number().int().optional(),
  /** 1, or 2 for the second game of a double-header. */
  number: z.number().int().min(1).max(4),
})
export type Game = z.infer<typeof Game>

/** The id of a game, readable and the same from every source. */
export function gameId(of: Pick<Game, 'league' | 'day' | 'number'> & { home: string; away: string }): string {
  const plain = (key: string) => key.toLowerCase()
  return `${of.league}-${of.day}-${plain(of.away)}-${plain(of.home)}${of.number > 1 ? `-${of.number}` : ''}`
}
