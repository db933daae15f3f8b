import type { League, Score } from '@fairline/domain'
import { baseballTurns, type Standing } from '@fairline/models'
import { pointsOvertime } from './points-overtime.ts'

/**
 * Share of regulation goals by period: more are scored late, in hockey partly into empty nets.
 *
 * @source goals by period, NHL 2019-20 and 2021 (2,162 games), and by half, La Liga, Serie A and Premier League to 2017-18 (20,607 goals)
 */
const GOALS_BY_PERIOD: Readonly<Partial<Record<League['sport'], readonly number[]>>> = {
  hockey: [0.297, 0.352, 0.351],
  soccer: [0.441, 0.559],
}

/** How a game stands, as it is judged in play; null if it is in overtime and its clock does not tell how much of it is left. */
export function scoreStanding(league: Pick<League, 'key' | 'sport' | 'periods'>, score: Score): Standing | null {
  const { home, away, remaining, period, bases } = score
  const scoringLeft = scoringLeftOf(GOALS_BY_PERIOD[league.sport], remaining)
  const overtime = pointsOvertime(league, score)
  if (overtime === 'unknown') return null
  if (!bases) return { home, away, remaining, scoringLeft, turns: null, overtime }
  const { batting, outs, taken } = bases
  const bits = taken.reduce((sum, isTaken, base) => sum + (isTaken ? 2 ** base : 0), 0)
  const turns = baseballTurns({ home, away, inning: period, batting, outs, bases: outs < 3 ? bits : 0 })
  return { home, away, remaining, scoringLeft, turns, overtime }
}

/** Share of regulation scoring still to come, by the share of time left. */
function scoringLeftOf(shares: readonly number[] | undefined, remaining: number): number {
  if (!shares) return remaining
  const left = remaining * shares.length
  // The last periods are whole, the one being played is left in part.
  return shares.reduce((sum, share, i) => {
    const later = shares.length - 1 - i
    return sum + share * Math.min(1, Math.max(0, left - later))
  }, 0)
}
