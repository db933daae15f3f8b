import type { LeagueKey } from '@fairline/domain'
import { type AuditRow, auditLeague } from '@fairline/engine'
import type { LeagueJob } from '../league-threads.ts'
import { readRecorded } from '../read-recorded.ts'

/** What an audit found in a league, and how long it took. */
export interface AuditedLeague {
  readonly league: LeagueKey
  readonly rows: readonly AuditRow[]
  readonly seconds: number
}

/** Audits all that is recorded of a league; null where nothing is. Runs in a thread. */
export async function auditRecorded({ league, data, from, to }: LeagueJob): Promise<AuditedLeague | null> {
  const began = performance.now()
  const body = await readRecorded(league, data)
  if (!body) return null
  const { rows } = auditLeague(body.facts, { league, from, to, at: 'open', noVig: 'multiplicative' })
  return rows.length === 0 ? null : { league, rows, seconds: (performance.now() - began) / 1000 }
}
