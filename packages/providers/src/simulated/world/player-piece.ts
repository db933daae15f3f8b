import type { Instant } from '@fairline/domain'
import { hashIntegers, hashString, normalAt, uniformAt } from '@fairline/numeric'

const HOUR_MS = 3_600_000
/**
 * Share of players of whom something becomes known on the day (how much he will play, who guards him), and one standard deviation of
 * what it does to the logarithm of his weight among his side.
 *
 * @source how far recorded lines on pitchers and WNBA players moved on the day (`docs/models.md`)
 */
const CONCERNED = 0.55
const SIZE = 0.04

/** Something that becomes known of a player on the day: when, and what it does. */
export interface PlayerPiece {
  readonly at: Instant
  /** Added to the logarithm of his weight among his side. */
  readonly shift: number
}

/** What becomes known of a player before a match; null where nothing does. @param seed  of the match */
export function playerPiece(seed: number, startsAt: Instant, player: string): PlayerPiece | null {
  const key = hashIntegers(seed, hashString(player), 70)
  if (uniformAt(key, 1) >= CONCERNED) return null
  const lead = Math.exp(Math.log(0.15) + uniformAt(key, 2) * Math.log(40)) * HOUR_MS
  return { at: Math.round(startsAt - lead), shift: SIZE * normalAt(key, 3) }
}
