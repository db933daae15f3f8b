import type { Instant } from '@fairline/domain'
import { hashIntegers, hashString, normalAt, uniformAt } from '@fairline/numeric'
import type { PlayerPiece } from '../world/player-piece.ts'
import type { BookView } from './opinion.ts'

const HOUR_MS = 3_600_000

/** When a book learns what becomes known of a player. */
export function learnsOfPlayer({ book, key }: BookView, piece: PlayerPiece, player: string): Instant {
  const own = hashIntegers(key, hashString(player), 71)
  const overlooked = uniformAt(own, 1) < book.overlooks ? 0.4 * HOUR_MS * uniformAt(own, 2) : 0
  return Math.round(piece.at + book.delaySeconds * 1000 * Math.exp(0.7 * normalAt(own, 3)) + overlooked)
}
