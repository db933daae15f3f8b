import { createHash } from 'node:crypto'
import type { LedgerEntry, LedgerRow } from '@fairline/domain'
import canonicalize from 'canonicalize'

/** What the first row is chained to. */
export const GENESIS = '0'.repeat(64)

/** The hash of a row: SHA-256 over the canonical JSON (RFC 8785) of its number, its entry and the hash before it. */
export function hashOf(row: Omit<LedgerRow, 'hash'>): string {
  const { seq, entry, previous } = row
  return createHash('sha256')
    .update(canonicalize({ seq, entry, previous }) as string)
    .digest('hex')
}

/** Chains entries behind the newest row, null for an empty ledger. */
export function chained(newest: Pick<LedgerRow, 'seq' | 'hash'> | null, entries: readonly LedgerEntry[]): LedgerRow[] {
  let [seq, previous] = [newest?.seq ?? 0, newest?.hash ?? GENESIS]
  return entries.map((entry) => {
    seq += 1
    const row = { seq, entry, previous }
    const hash = hashOf(row)
    previous = hash
    return { ...row, hash }
  })
}

/**
 * Whether a row's hash fits what it says, and it is chained to the row before it.
 *
 * @param before  null for the first row
 */
export function isChained(row: LedgerRow, before: Pick<LedgerRow, 'seq' | 'hash'> | null): boolean {
  return row.previous === (before?.hash ?? GENESIS) && row.seq === (before?.seq ?? 0) + 1 && row.hash === hashOf(row)
}
