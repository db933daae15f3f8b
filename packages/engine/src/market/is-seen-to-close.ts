import type { Quote } from '@fairline/domain'
import type { GameFile } from './game-file.ts'

/** Chosen, not fitted: later than this before the start a price that is only known while it is seen counts as a closing one. */
const CLOSE_WITHIN_MS = 3_600_000

/**
 * Whether a price is known to be one that a game closed with: by its name, because it held until its source changed it, or because it
 * was seen within an hour of the start. The last price of a recording that ends hours before is none: the market has moved since. Where the
 * start is not known, the last one counts.
 */
export const isSeenToClose = (
  { game: { startsAt }, pricesStand }: Pick<GameFile, 'game' | 'pricesStand'>,
  { mark, observedAt }: Pick<Quote, 'mark' | 'observedAt'>,
): boolean => mark === 'close' || pricesStand || startsAt === null || observedAt >= startsAt - CLOSE_WITHIN_MS
