import { z } from 'zod'

/** Every league the app knows, by the key used on the command line and the wire. */
export const LeagueKey = z.enum([
  'mlb',
  'nba',
  'wnba',
  'nhl',
  'nfl',
  'mls',
  'goldcup',
  'laliga',
  'seriea',
  'premier',
  'champions',
  'europa',
  'euro',
  'copa',
  'ufc',
  'boxing',
  // At the end: worlds are drawn by a league's place in this list.
  'internationals',
])
export type LeagueKey = z.infer<typeof LeagueKey>
