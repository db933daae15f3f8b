import type { Archive, Ledger, QuoteLog } from '@fairline/engine'
import type { Notes } from './sql/sql-notes.ts'

/** Everything the house keeps, behind one door. */
export interface Store {
  readonly archive: Archive
  readonly ledger: Ledger
  readonly quoteLog: QuoteLog
  readonly notes: Notes
  close(): Promise<void>
}
