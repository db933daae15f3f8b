import type { League } from '../league/league.ts'
import type { Result } from './result.ts'

/** Whether a game was decided after regulation; null if its source gives no scores by period. */
export function wentToOvertime(league: League, { periods }: Pick<Result, 'periods'>): boolean | null {
  return periods ? Math.max(periods.home.length, periods.away.length) > league.periods.count : null
}
