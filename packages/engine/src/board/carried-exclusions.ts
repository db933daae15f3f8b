import type { Instant, LeagueKey } from '@fairline/domain'
import type { SavedBookWatch } from '../markets/book-watch.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import { type CheckpointContext, readExcludedBooks, readOlderHead } from './checkpoint.ts'

/** Books that were excluded before the history is learned again. */
export interface CarriedExclusions {
  /** Bets on games that ended by then are in the counts. */
  readonly asOf: Instant
  /** Leagues without an excluded book are left out. */
  readonly books: ReadonlyMap<LeagueKey, SavedBookWatch>
}

/**
 * Reads which books were excluded from a checkpoint that can't be continued from, for example one of another model version.
 *
 * @param text  the head of the checkpoint
 * @returns null if it excludes no book of the leagues covered, as far as it can be read
 * @throws {StoreError} if the store cannot be read
 */
export async function readExclusions(
  text: string,
  checkpoints: Checkpoints,
  context: CheckpointContext,
): Promise<CarriedExclusions | null> {
  const head = readOlderHead(text, context)
  if (!head) return null
  const books = new Map<LeagueKey, SavedBookWatch>()
  for (const league of context.covers) {
    const part = head.leagues.includes(league) ? await checkpoints.part(league) : null
    const excluded = part === null ? [] : readExcludedBooks(part, league, head.asOf)
    if (excluded.length > 0) books.set(league, excluded)
  }
  return books.size > 0 ? { asOf: head.asOf, books } : null
}
