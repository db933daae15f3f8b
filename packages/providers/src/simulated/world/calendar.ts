import { type Day, daysBetween, type LeagueKey } from '@fairline/domain'

/** Day 0 of the world: a Monday. */
const FIRST: Day = '2000-01-03'

/** Days since the world began; a remainder of 0 by 7 is a Monday. */
export const dayNumber = (day: Day): number => daysBetween(FIRST, day)

/** How a league's games are spread over days. */
export interface Plan {
  /** Days until the pattern comes again. */
  readonly cycle: number
  /** Start times in Los Angeles for each day of the cycle. */
  readonly times: readonly (readonly string[])[]
  /** A pair meets on this many days in a row. */
  readonly series: number
  readonly neutral: boolean
}

const times = (text: string) => (text === '' ? [] : text.split(' '))
const daily = (...days: string[]): Plan => ({
  cycle: days.length,
  times: days.map(times),
  series: 1,
  neutral: false,
})
/** Monday to Sunday. */
const weekly = (...days: [string, string, string, string, string, string, string]): Plan => daily(...days)

const weekend = weekly('12:00', '', '', '', '12:00', '04:30 07:00 07:00 09:30', '05:00 06:00 08:30 11:45')
const bout = '16:00 16:25 16:50 17:15 17:40 18:05 18:30 18:55 19:20 19:45 20:10 20:35'

/**
 * Every league's week. Daily leagues are spread around the clock, so that games begin, go on and end at any hour; the
 * others keep the days their kind is played on.
 */
export const plans: Readonly<Record<LeagueKey, Plan>> = {
  mlb: {
    ...daily('10:05 10:35 11:10 12:40 13:05 13:10 15:40 16:05 16:10 16:40 17:10 17:40 18:40 19:10 21:10'),
    series: 3,
  },
  nba: daily('00:00 05:00 09:00 16:00 17:30 19:00 20:30 22:15', '00:00 05:00 09:00 16:30 18:00 20:15 22:15'),
  nhl: daily('01:15 02:45 06:30 09:15 15:30 17:00 18:30 22:00', '01:15 02:45 06:30 09:15 16:00 17:30 19:00 22:00'),
  wnba: daily('02:15 08:15 12:00 23:15', '02:15 14:00 23:15'),
  mls: daily('01:45 04:00 05:45 07:30 14:30', '01:45 04:00 05:45 07:30 15:00', '01:45 04:00 05:45 07:30 16:45'),
  nfl: weekly(
    '17:15',
    '',
    '',
    '17:15',
    '',
    '',
    '10:00 10:00 10:00 10:00 10:00 10:00 10:00 13:05 13:05 13:05 13:25 13:25 13:25 17:20',
  ),
  laliga: weekend,
  seriea: weekend,
  premier: weekend,
  champions: weekly('', '09:45 12:00 12:00 12:00 12:00', '09:45 12:00 12:00 12:00', '', '', '', ''),
  europa: weekly('', '', '', '09:45 09:45 09:45 09:45 12:00 12:00 12:00 12:00 12:00', '', '', ''),
  goldcup: { ...weekly('', '16:00 18:30', '', '', '', '16:00 18:30', ''), neutral: true },
  euro: { ...weekly('', '', '06:00 09:00 12:00', '', '06:00 09:00 09:00 12:00', '', ''), neutral: true },
  copa: { ...weekly('14:00 16:30 18:00', '', '', '15:00 16:30 18:00', '', '', ''), neutral: true },
  ufc: { ...weekly('', '', '', '', '', bout, ''), neutral: true },
  boxing: { ...weekly('', '', '', '', '18:00 18:45 19:30', '19:00 19:45 20:30', ''), neutral: true },
  // National teams meet in their tournaments.
  internationals: daily(''),
}
