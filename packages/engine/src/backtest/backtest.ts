import { type Day, type Fact, type LeagueKey, leagues } from '@fairline/domain'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { leagueModels, winnerModelOf } from '../forecast/league-models.ts'
import type { NoVigChoice } from '../forecast/learnt-no-vig.ts'
import { playedDays, walkRating } from '../forecast/rating-walk.ts'
import { strategyRecords } from '../strategies/strategy-records.ts'
import { hourBands } from './hour-bands.ts'
import { lineScores } from './line-scores.ts'
import type { BacktestReport } from './report.ts'
import { scoreWalk } from './score-walk.ts'
import { type WalkedGame, walkForward } from './walk-forward.ts'

/** What to test. */
export interface BacktestOptions {
  readonly league: LeagueKey
  /** First and last day scored, both included; everything before warms up. */
  readonly from: Day | null
  readonly to: Day | null
  readonly at: 'open' | 'close'
  readonly noVig: NoVigChoice
  readonly onGame?: (done: number) => void
}

/**
 * Walks a league's facts forward and scores what was said of every game before it was played.
 *
 * @param facts  of that league, in the order they became known
 */
export function backtest(facts: readonly Fact[], options: BacktestOptions): BacktestReport {
  const { league, from, to, at, noVig } = options
  const forecaster = leagueForecaster(leagues[league], at, noVig)
  const walked: WalkedGame[] = []
  const records = strategyRecords(leagues[league])
  const timed = hourBands()
  const within = (day: Day) => (from === null || day >= from) && (to === null || day <= to)
  let done = 0
  walkForward(facts, forecaster, {
    at,
    onLook(look) {
      // Before the first day that is scored strategies only learn.
      if (within(look.file.game.day))
        records.look({ ...look, moment: at, opened: at === 'open' ? null : forecaster.market(look.file, 'open') })
    },
    onGame(game) {
      records.end(game.file, game.closedLater ? game.close : null)
      if (within(game.file.game.day)) walked.push(game)
      done += 1
      options.onGame?.(done)
    },
    ...(at === 'open' ? { onTimed: (closed, { game }) => void (within(game.day) && timed.add(closed)) } : {}),
  })
  const openingMethod =
    leagues[league].sport === 'basketball' ? forecaster.openingMethod : 'opening price without its margin'
  const resultsOnly = new Map<string, readonly number[]>()
  walkRating(
    playedDays(facts, leagues[league]),
    winnerModelOf(leagueModels[league].results),
    'results',
    ({ id }, chances) => void resultsOnly.set(id, chances),
  )
  const labels = { league, at, noVig: forecaster.noVig(), openingMethod, weights: forecaster.weights() }
  return {
    ...scoreWalk(walked, { ...labels, resultsOnly }),
    confidenceByHours: timed.hours(),
    lines: lineScores(walked),
    strategies: records.records(),
  }
}
