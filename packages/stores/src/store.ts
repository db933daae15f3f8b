import type { Archive, Ledger, QuoteLog } from '@fairline/engine'

/** Texts by name, each replaced by the next. */
export interface KeyValueStore {
  /**
   * Reads a text; null if there is none. A damaged one is kept as `<name>.damaged`, and null is returned.
   *
   * @throws {StoreError} if the store cannot be read
   */
  read(name: string): Promise<string | null>
  /** @throws {StoreError} if it cannot be written */
  write(name: string, body: string): Promise<void>
}

/** A key–value store that notices damage. */
export interface Notes extends KeyValueStore {
  /** Names of the notes that were found damaged since the store was opened. */
  damaged(): readonly string[]
  /**
   * Writes all of these texts or none; takes one after another, so that only one has to be in memory.
   *
   * @throws {StoreError} if they cannot be written
   */
  writeAll(notes: Iterable<readonly [name: string, body: string]>): Promise<void>
}

/** All persistent storage. Every method rejects with a StoreError if the store cannot be used. */
export interface Store {
  /** Random UUID, the same from the store's first opening on. */
  readonly id: string
  readonly archive: Archive
  readonly ledger: Ledger
  readonly quoteLog: QuoteLog
  readonly notes: Notes
  close(): Promise<void>
}
