import type { LedgerEntry } from '@fairline/domain'
import type { Ledger } from './ledger.ts'

/**
 * Where the engine publishes: a ledger, or a ledger behind an outbox, which keeps entries safe while the ledger is not
 * writable and appends them later, in order and once.
 */
export interface Publisher extends Omit<Ledger, 'append'> {
  /** Publishes entries. Resolves once they are safe, which need not mean that they are in the ledger yet. */
  append(entries: readonly LedgerEntry[]): Promise<unknown>
  /** Entries that are safe and not in the ledger yet, oldest first; absent where there are never any. */
  pending?(): readonly LedgerEntry[]
}
