import type { League, Score } from '@fairline/domain'

/** Sports whose clock ends a game: in soccer time is added. */
const byTheClock: ReadonlySet<League['sport']> = new Set(['basketball', 'football', 'hockey'])

/**
 * Whether regulation is over and one side leads: the game is won, though its result is not known yet. Of what follows a
 * tie that is known of hockey, where the first goal ends it, and of baseball, where its outs are known.
 */
export function isPlayedOut(
  { sport, periods }: Pick<League, 'sport' | 'periods'>,
  score: Pick<Score, 'period' | 'remaining' | 'home' | 'away' | 'bases'>,
): boolean {
  const { period, remaining, home, away } = score
  if (home === away) return false
  if (sport === 'baseball') return period >= periods.count && isLastOut(score)
  return period > periods.count ? sport === 'hockey' : byTheClock.has(sport) && remaining === 0
}

/** Whether a last inning is over by its outs, or need not be played on: the home side leads once the away side has batted. */
function isLastOut({ home, away, bases }: Pick<Score, 'home' | 'away' | 'bases'>): boolean {
  if (!bases) return false
  return home > away ? bases.batting === 'home' || bases.outs === 3 : bases.batting === 'home' && bases.outs === 3
}
