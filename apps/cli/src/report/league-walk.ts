import type { LeagueKey } from '@fairline/domain'
import type { BacktestReport, NoVigScore } from '@fairline/engine'

/** What a report tells of one league. */
export interface LeagueWalk {
  readonly league: LeagueKey
  readonly open: BacktestReport
  readonly close: BacktestReport
  readonly noVig: readonly NoVigScore[]
  readonly seconds: number
}

/** One league to walk through. */
export interface WalkJob {
  readonly league: LeagueKey
  readonly data: readonly string[]
}
