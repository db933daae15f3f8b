import type { Day, Instant } from '@fairline/domain'
import { readInstant, readOptionalInstant } from './read-instant.ts'
import type { Row } from './row.ts'

/**
 * When a snapshot of several books was taken: as its row has it in UTC, else at 17:00 UTC of its date for the noon snapshots of the first two
 * seasons, which carry no time of their own. Null for other rows without a time, `unreadable` for a cell that is no instant.
 */
export function snapshotSeenAt(row: Row, dated: Day): Instant | 'unreadable' | null {
  const written = readOptionalInstant(row.get('snapshot_taken_at_utc'), 'utc')
  const isNoon = row.get('snapshot_label').startsWith('noon')
  return written ?? (isNoon ? readInstant(`${dated}T17:00:00Z`) : null)
}
