import type { MarketKind } from '@fairline/domain'
import type { GameFile } from './game-file.ts'
import { quotesAt } from './quotes-at.ts'

/**
 * Whether a game's closing prices were seen after its opening ones. Where a game was quoted once, its only price is
 * both: it says what the market was, but no price can be said to have beaten it.
 */
export function closedLater(file: GameFile, kind: MarketKind): boolean {
  const opened = quotesAt(file, kind, 'open').map(({ observedAt }) => observedAt)
  const closed = quotesAt(file, kind, 'close').map(({ observedAt }) => observedAt)
  return closed.length > 0 && (opened.length === 0 || Math.max(...closed) > Math.min(...opened))
}
