import type { LedgerEntry, LedgerRow } from '@fairline/domain'

/** A row that is stored but cannot be read: its body is no longer a ledger row. */
export interface UnreadableRow {
  readonly seq: number
  readonly reason: string
}

/** Some rows of a ledger, both lists oldest first. */
export interface LedgerPage {
  readonly rows: readonly LedgerRow[]
  readonly unreadable: readonly UnreadableRow[]
  /** Sequence number to continue after; null if no more rows are stored. */
  readonly next: number | null
}

/** The newest row ever appended. It stays when that row is deleted, so that a cut-off end is noticed. */
export interface LedgerHead {
  readonly seq: number
  readonly hash: string
}

/** The published record, append-only and hash-chained: no row is ever changed or taken back. */
export interface Ledger {
  /**
   * Chains entries behind the head. Leaves out entries whose key the ledger already holds, so that an append whose
   * answer was lost can be repeated.
   *
   * @returns the rows that were added, once they are safe
   * @throws {StoreError} if they cannot be written; then none of them is
   */
  append(entries: readonly LedgerEntry[]): Promise<readonly LedgerRow[]>
  /**
   * Reads rows after a sequence number. A damaged row is reported as unreadable, never thrown.
   *
   * @throws {StoreError} if the store cannot be read
   */
  rows(after: number, limit: number): Promise<LedgerPage>
  /**
   * Reads the head; null if nothing was ever appended.
   *
   * @throws {StoreError} if the store cannot be read
   */
  head(): Promise<LedgerHead | null>
}
