import type { Archive, Ledger } from '@fairline/engine'
import type { Notes } from './sql/sql-notes.ts'

/** Everything the house keeps, behind one door. */
export interface Store {
  readonly archive: Archive
  readonly ledger: Ledger
  readonly notes: Notes
  close(): Promise<void>
}
