import type { SharePrediction } from '@fairline/contract'
import type { RecordedPick } from '@fairline/engine'
import { round } from './bet-rows.ts'

/** Fewer than these say nothing. */
const MIN_SAMPLE = 30

/**
 * How often published picks won, of those that were decided.
 *
 * @param picks  published as it happened, in any order
 * @returns successRate in percent and winStreak up to the newest, both null below thirty; sample is how many were decided
 */
export function publishedSuccess(picks: readonly RecordedPick[]): SharePrediction['metadata'] {
  const profits = picks
    .flatMap(({ settled }) => (settled ? [settled] : []))
    .sort((a, b) => b.seq - a.seq)
    .map(({ entry }) => entry.profit)
  const decided = profits.filter((profit) => profit !== 0)
  if (decided.length < MIN_SAMPLE) return { successRate: null, sample: decided.length, winStreak: null }
  const won = decided.filter((profit) => profit > 0).length
  const lost = decided.findIndex((profit) => profit < 0)
  return {
    successRate: round((100 * won) / decided.length, 1),
    sample: decided.length,
    winStreak: lost < 0 ? decided.length : lost,
  }
}
