import type { Score } from '@fairline/domain'
import type { Standing } from '@fairline/models'

const [INNINGS, OUTS] = [9, 3]

/**
 * How a game stands, as it is judged in play. In baseball the visitors bat first: in the bottom of an inning the home side has a turn
 * more to come, and behind after nine innings it has all of its turn.
 */
export function standingOf({ home, away, remaining, period, bases }: Score): Standing {
  if (!bases) return { home, away, remaining, turns: null }
  const after = Math.max(0, INNINGS - period)
  const inTurn = (OUTS - Math.min(OUTS, bases.outs)) / OUTS
  const innings =
    bases.batting === 'away' ? { home: after + 1, away: after + inTurn } : { home: after + inTurn, away: after }
  const shares = { home: innings.home / INNINGS, away: innings.away / INNINGS }
  return { home, away, remaining, turns: { ...shares, last: Math.min(shares.home, 1 / INNINGS) } }
}
