import type { Instant } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'

/** What one book pays for a selection. */
export interface Offer {
  readonly book: string
  readonly price: DecimalOdds
  readonly quotedAt: Instant
  /** Its book has not confirmed it while the others moved: it is listed, and never the best price. */
  readonly isStale: boolean
}
