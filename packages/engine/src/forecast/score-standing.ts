import type { Score } from '@fairline/domain'
import type { Standing } from '@fairline/models'

const OUTS = 3
/**
 * Runs of an inning as a share of an average one: line-ups begin with their best, and games end with the best relievers.
 *
 * @source the visitors’ runs by inning, MLB 2010–17
 */
const RUNS_BY_INNING = [1.057, 0.91, 1.019, 1.069, 1.029, 1.057, 0.996, 0.934, 0.929]
const WHOLE = RUNS_BY_INNING.reduce((sum, runs) => sum + runs, 0)
const LAST = (RUNS_BY_INNING.at(-1) as number) / WHOLE

/**
 * How a game stands, as it is judged in play. In baseball the visitors bat first: in the bottom of an inning the home side has a turn
 * more to come, and behind after nine innings it has all of its turn.
 */
export function scoreStanding({ home, away, remaining, period, bases }: Score): Standing {
  if (!bases) return { home, away, remaining, turns: null }
  const after = RUNS_BY_INNING.slice(period).reduce((sum, runs) => sum + runs, 0) / WHOLE
  const whole = (RUNS_BY_INNING[period - 1] ?? LAST * WHOLE) / WHOLE
  const rest = (whole * (OUTS - Math.min(OUTS, bases.outs))) / OUTS
  const visitorsBat = bases.batting === 'away'
  const ofHome = after + (visitorsBat ? whole : rest)
  const turns = { home: ofHome, away: visitorsBat ? after + rest : after, last: Math.min(ofHome, LAST) }
  return { home, away, remaining, turns }
}
