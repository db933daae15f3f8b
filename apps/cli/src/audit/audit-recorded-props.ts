import { type AuditRow, auditProps, FeedError } from '@fairline/engine'
import { readProps } from '@fairline/providers'
import type { LeagueJob } from '../league-threads.ts'

/** Audits a league's recorded player props; no rows where none are recorded. */
export async function auditRecordedProps({ league, data, from, to }: LeagueJob): Promise<AuditRow[]> {
  try {
    return auditProps(await readProps(league, data), { league, from, to, books: null })
  } catch (error) {
    if (error instanceof FeedError && error.kind === 'refused') return []
    throw error
  }
}
