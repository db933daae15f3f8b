import { createElement as h, type ReactNode } from 'react'
import { auditHeader, auditSummary, auditWords } from '../../audit/audit-words.ts'
import type { LeagueWalk } from '../league-walk.ts'
import { dataTable } from '../parts.ts'

/** What an audit of the walks at the open found. */
export function auditSection(walks: readonly LeagueWalk[]): ReactNode {
  const rows = walks.flatMap(({ audit }) => audit)
  return h(
    'section',
    { id: 'audit', 'aria-label': 'Audit' },
    h('h2', null, 'Audit'),
    h(
      'p',
      null,
      'Everything known from a day on is replaced and all seasons are walked again: nothing said up to that day may change. Log losses are computed again from the exported rows, and confidence, probabilities and grades are held to what happened; a figure holds up to its limit, in games, nats, percentage points or standard errors.',
    ),
    dataTable({ caption: `${auditSummary(rows)}.`, header: auditHeader, rows: rows.map(auditWords) }),
  )
}
