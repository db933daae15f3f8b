import { LedgerRow } from '@fairline/domain'
import type { UnreadableRow } from '../ports/ledger.ts'

/**
 * Parses a row of a ledger, given as an object or as a line of an export.
 *
 * @param seq  number the row is reported under if it cannot be read
 */
export function parseRow(raw: unknown, seq: number): LedgerRow | UnreadableRow {
  const value = typeof raw === 'string' ? fromLine(raw) : raw
  if (value === undefined) return { seq, reason: 'it is not written as the ledger writes its rows' }
  const parsed = LedgerRow.safeParse(value)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  return { seq, reason: `it is not a ledger row${field === '' ? '' : `: its field ${field} is invalid`}` }
}

/** Returns undefined if the line is not JSON, or not written the one way a ledger writes it. */
function fromLine(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    return JSON.stringify(value) === line ? value : undefined
  } catch {
    return undefined
  }
}
