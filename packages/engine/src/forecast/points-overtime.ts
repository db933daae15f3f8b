import type { League, LeagueKey, Score } from '@fairline/domain'
import type { Overtime } from '@fairline/models'
import { clockMinutes } from './clock-minutes.ts'

/** Minutes of regulation, and of an overtime, which is played like the rest: by the clock, and again while the score is level. */
const MINUTES: Readonly<Partial<Record<LeagueKey, { readonly game: number; readonly overtime: number }>>> = {
  nba: { game: 48, overtime: 5 },
  wnba: { game: 40, overtime: 5 },
}

/**
 * What is left of overtime in basketball; a game that is level at the end of regulation has all of it to come.
 *
 * @returns null in regulation, at its end if a side leads, and in other sports; `unknown` in overtime if the clock does not tell
 *          what is left of it
 */
export function pointsOvertime(
  { key, periods }: Pick<League, 'key' | 'periods'>,
  { home, away, period, clock, remaining }: Pick<Score, 'home' | 'away' | 'period' | 'clock' | 'remaining'>,
): Overtime | null | 'unknown' {
  const minutes = MINUTES[key]
  if (!minutes || remaining > 0) return null
  const length = minutes.overtime / minutes.game
  if (period <= periods.count) return home === away ? { length, left: length } : null
  const left = clockMinutes(clock)
  return left === null || left > minutes.overtime ? 'unknown' : { length, left: left / minutes.game }
}
