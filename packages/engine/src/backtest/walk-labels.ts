import type { LeagueKey } from '@fairline/domain'

/** What a report says besides the games themselves. */
export interface WalkLabels {
  readonly league: LeagueKey
  readonly at: 'open' | 'close'
  readonly noVig: string
  readonly openingMethod: string
  readonly weights: Readonly<Record<string, number>>
  /** What the results-only twin said, by game. */
  readonly resultsOnly: ReadonlyMap<string, readonly number[]>
}
