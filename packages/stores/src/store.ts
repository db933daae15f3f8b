import type { Archive, Ledger } from '@fairline/engine'

/** Everything the house keeps, behind one door. */
export interface Store {
  readonly archive: Archive
  readonly ledger: Ledger
  close(): Promise<void>
}
