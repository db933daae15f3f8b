import type { League, Score } from '@fairline/domain'

/** Sports whose clock ends a game: in soccer time is added, an inning is played to its end. */
const byTheClock: ReadonlySet<League['sport']> = new Set(['basketball', 'football', 'hockey'])

/**
 * Whether regulation is over and one side leads: the game is won, though its result is not known yet. Of what follows a
 * tie that is known of hockey alone, where the first goal ends it.
 */
export const isPlayedOut = (
  { sport, periods }: Pick<League, 'sport' | 'periods'>,
  { period, remaining, home, away }: Pick<Score, 'period' | 'remaining' | 'home' | 'away'>,
): boolean => {
  if (home === away) return false
  return period > periods.count ? sport === 'hockey' : byTheClock.has(sport) && remaining === 0
}
