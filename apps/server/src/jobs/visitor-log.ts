import { type Day, type Instant, pacificDay } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { z } from 'zod'

/** A pair that the ball revealed: one for each visitor, day and pair. */
const RevealedSchema = z.object({
  at: z.number(),
  day: z.string(),
  /** A random id from the visitor's own cookie. */
  visitor: z.string(),
  picks: z.array(
    z.object({
      key: z.string(),
      // Older versions logged published bets only.
      isPublished: z.boolean().default(true),
      text: z.string(),
      league: z.string(),
    }),
  ),
  games: z.object({ total: z.number(), live: z.number(), upcoming: z.number() }),
})
export type Revealed = z.infer<typeof RevealedSchema>

const MAX_AGE_MS = 90 * 86_400_000
const MAX_ROWS = 5000

/** Reads the saved rows. @returns null if the text is damaged */
export function readRows(text: string): Revealed[] | null {
  try {
    return z.array(RevealedSchema).parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Returns the row of a pair; null if the board has no picks. */
export function toRow(visitor: string, board: Board, at: Instant, picks: Revealed['picks']): Revealed | null {
  if (picks.length === 0) return null
  const day: Day = pacificDay(at)
  const open = board.games.filter(({ result }) => result === null)
  const live = open.filter(({ score }) => score !== null).length
  return { at, day, visitor, picks: [...picks], games: { total: open.length, live, upcoming: open.length - live } }
}

/** Returns the unique key of a row. */
export const rowKey = ({ day, visitor, picks }: Revealed): string =>
  `${day}|${visitor}|${picks.map(({ key }) => key).join('|')}`

/** Returns the newest rows, without those that are too old to be kept. */
export const pruneRows = (rows: readonly Revealed[], now: Instant): Revealed[] =>
  rows.filter(({ at }) => now - at <= MAX_AGE_MS).slice(-MAX_ROWS)
