/** Why a store could not be used. */
export type StoreErrorKind = 'in-use' | 'read-only' | 'full' | 'unreachable' | 'broken'

/** The one error of everything that is kept. Its message is meant for the person who runs the house. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly kind: StoreErrorKind

  constructor(kind: StoreErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
