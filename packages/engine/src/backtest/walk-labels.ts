import type { Day, LeagueKey } from '@fairline/domain'

/** What a report says besides the games themselves. */
export interface WalkLabels {
  readonly league: LeagueKey
  readonly at: 'open' | 'close'
  /** First day that is scored; null if all are. */
  readonly scoredFrom: Day | null
  readonly noVig: string
  readonly openingMethod: string
  readonly weights: Readonly<Record<string, number>>
  /** Probabilities of the results-only model, by game. */
  readonly resultsOnly: ReadonlyMap<string, readonly number[]>
}
