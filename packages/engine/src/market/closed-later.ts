import type { MarketKind } from '@fairline/domain'
import type { GameFile } from './game-file.ts'
import { isSeenToClose } from './is-seen-to-close.ts'
import { quotesAt } from './quotes-at.ts'

/**
 * Whether a game was seen to close, after it opened. Where a game was quoted once, its only price is both, and where it was last quoted hours
 * before the start it is not known what it closed on: such prices say what the market was, but no price can count as having beaten it.
 */
export function closedLater(file: GameFile, kind: MarketKind): boolean {
  const opened = quotesAt(file, kind, 'open').map(({ observedAt }) => observedAt)
  const closed = quotesAt(file, kind, 'close')
    .filter((quote) => isSeenToClose(file, quote))
    .map(({ observedAt }) => observedAt)
  return closed.length > 0 && (opened.length === 0 || Math.max(...closed) > Math.min(...opened))
}
