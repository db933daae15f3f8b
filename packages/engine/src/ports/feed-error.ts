/** Why a source could not be read. The engine decides by kind, never by message. */
export type FeedErrorKind = 'unreachable' | 'rate-limited' | 'refused' | 'malformed'

const worthRetrying: ReadonlySet<FeedErrorKind> = new Set(['unreachable', 'rate-limited'])

/** The one error of everything that is read from outside. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly kind: FeedErrorKind
  readonly feed: string
  readonly retryable: boolean

  constructor(kind: FeedErrorKind, feed: string, message: string, options?: ErrorOptions) {
    super(`${feed}: ${message}`, options)
    this.kind = kind
    this.feed = feed
    this.retryable = worthRetrying.has(kind)
  }
}
