import type { LeagueKey } from '@fairline/domain'
import type { AuditRow, BacktestReport, NoVigScore } from '@fairline/engine'

/** What a report tells of one league. */
export interface LeagueWalk {
  readonly league: LeagueKey
  readonly open: BacktestReport
  readonly close: BacktestReport
  /** What an audit of the walk at the open found. */
  readonly audit: readonly AuditRow[]
  readonly noVig: readonly NoVigScore[]
  readonly seconds: number
}
