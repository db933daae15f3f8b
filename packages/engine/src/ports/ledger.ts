import type { LedgerEntry, LedgerRow } from '@fairline/domain'

/** What we said, append-only and hash-chained: nothing is ever changed or taken back. */
export interface Ledger {
  /**
   * Chains entries behind the newest row. An entry whose key the ledger holds already is left out.
   *
   * @returns the rows that were added, once they are safe
   */
  append(entries: readonly LedgerEntry[]): Promise<readonly LedgerRow[]>
  /** Rows after a sequence number, oldest first, at most `limit`. */
  rows(after: number, limit: number): Promise<readonly LedgerRow[]>
}
