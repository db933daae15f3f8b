import type { Instant } from '@fairline/domain'
import { hashIntegers, hashString, normalAt, uniformAt } from '@fairline/numeric'
import type { BookView } from '../books/opinion.ts'
import type { Match } from '../world/match.ts'

const HOUR_MS = 3_600_000
/** Of so many players something becomes known on the day: how much he will play, who guards him. In standard deviations of his counts. */
const [CONCERNED, SIZE] = [0.55, 0.17]

/** Something that becomes known of a player on the day: when, and what it does to what is expected of him. */
export interface PlayerPiece {
  readonly at: Instant
  readonly shift: number
}

/** Worked out once: every book asks for every player whenever it prices him. */
const pieces = new WeakMap<Match, Map<string, PlayerPiece | null>>()

/** What becomes known of a player before a match; null where nothing does. */
export function playerPiece(match: Match, player: string): PlayerPiece | null {
  const ofMatch = pieces.get(match) ?? new Map<string, PlayerPiece | null>()
  pieces.set(match, ofMatch)
  let piece = ofMatch.get(player)
  if (piece === undefined) {
    piece = drawnPiece(match, player)
    ofMatch.set(player, piece)
  }
  return piece
}

function drawnPiece(match: Match, player: string): PlayerPiece | null {
  const key = hashIntegers(match.seed, hashString(player), 70)
  if (uniformAt(key, 1) >= CONCERNED) return null
  const lead = Math.exp(Math.log(0.15) + uniformAt(key, 2) * Math.log(40)) * HOUR_MS
  return { at: Math.round(match.startsAt - lead), shift: SIZE * normalAt(key, 3) }
}

/** When a book learns it. */
export function learnsOfPlayer({ book, key }: BookView, piece: PlayerPiece, player: string): Instant {
  const own = hashIntegers(key, hashString(player), 71)
  const overlooked = uniformAt(own, 1) < book.overlooks ? 0.4 * HOUR_MS * uniformAt(own, 2) : 0
  return Math.round(piece.at + book.delaySeconds * 1000 * Math.exp(0.7 * normalAt(own, 3)) + overlooked)
}
