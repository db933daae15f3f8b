import type { Fact } from '@fairline/domain'
import type { BacktestReport } from './report.ts'
import { scoreWalk } from './score-walk.ts'
import { type BacktestOptions, type SeasonsWalk, walkSeasons } from './walk-seasons.ts'

/**
 * Walks a league's facts forward and scores what was forecast for every game before it was played.
 *
 * @param facts  of that league, in the order they became known
 */
export const backtest = (facts: readonly Fact[], options: BacktestOptions): BacktestReport =>
  reportOf(walkSeasons(facts, options))

/** Scores a walk. */
export function reportOf({ games, labels, confidenceByHours, strategies, books }: SeasonsWalk): BacktestReport {
  return { ...scoreWalk(games, labels), confidenceByHours, strategies, books }
}
