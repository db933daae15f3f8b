/**
 * Why a store could not be used.
 *
 * - `in-use`: another process holds the writer lock
 * - `read-only`: this user may not write
 * - `full`: no space is left on the disk
 * - `backlog`: too many entries wait to be stored
 * - `unreachable`: no connection, or no answer in time
 * - `refused`: wrong password, unknown user or no such database
 * - `missing`: there is no store where one was expected
 * - `broken`: what is stored is damaged
 */
export type StoreErrorKind = DatabaseErrorKind | 'backlog'

/** Those of a database. */
export type DatabaseErrorKind = 'in-use' | 'read-only' | 'full' | 'unreachable' | 'refused' | 'missing' | 'broken'

/** The error every store throws. Its message is written for the operator and never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly kind: StoreErrorKind

  constructor(kind: StoreErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
