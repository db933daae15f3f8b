import type { LeagueKey } from '@fairline/domain'
import { type AuditRow, auditLeague } from '@fairline/engine'
import type { LeagueJob } from '../league-threads.ts'
import { readRecorded } from '../read-recorded.ts'
import { auditRecordedProps } from './audit-recorded-props.ts'

/** What an audit found in a league, and how long it took. */
export interface AuditedLeague {
  readonly league: LeagueKey
  readonly rows: readonly AuditRow[]
  readonly seconds: number
}

/** Audits all that is recorded of a league; null where nothing is. Runs in a thread. */
export async function auditRecorded(job: LeagueJob): Promise<AuditedLeague | null> {
  const { league, data, from, to } = job
  const began = performance.now()
  const body = await readRecorded(league, data)
  const games = body ? auditLeague(body.facts, { league, from, to, at: 'open', noVig: 'multiplicative' }).rows : []
  const rows = [...games, ...(await auditRecordedProps(job))]
  return rows.length === 0 ? null : { league, rows, seconds: (performance.now() - began) / 1000 }
}
