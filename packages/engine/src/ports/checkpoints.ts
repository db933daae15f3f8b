import type { LeagueKey } from '@fairline/domain'

/**
 * Where the engine saves what it has learned, so that a restart continues from there: a head, and a part for each
 * league, of which only one has to be in memory at a time.
 */
export interface Checkpoints {
  /** Reads the last head, as it was written; null if there is none, or it was damaged since. */
  head(): Promise<string | null>
  /** Reads the last part of a league, as it was written; null if there is none, or it was damaged since. */
  part(league: LeagueKey): Promise<string | null>
  /** Replaces the head and these parts together, or nothing; resolves once they are safe. Takes one part after another. */
  write(head: string, parts: Iterable<readonly [LeagueKey, string]>): Promise<void>
  /** Keeps the last checkpoint, which cannot be used, for a later look; resolves with where it is kept, in words. */
  setAside?(): Promise<string>
}
