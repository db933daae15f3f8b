import type { League, Score } from '@fairline/domain'

/** Sports whose clock ends a game: in soccer time is added, an inning is played to its end. */
const byTheClock: ReadonlySet<League['sport']> = new Set(['basketball', 'football', 'hockey'])

/** Whether regulation is over and one side leads: the game is won, though its result is not known yet. */
export const isPlayedOut = (
  { sport, periods }: Pick<League, 'sport' | 'periods'>,
  { period, remaining, home, away }: Pick<Score, 'period' | 'remaining' | 'home' | 'away'>,
): boolean => byTheClock.has(sport) && period <= periods.count && remaining === 0 && home !== away
