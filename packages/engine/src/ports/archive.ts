import type { Fact, Instant, LeagueKey } from '@fairline/domain'

/** Reads facts as of a moment. Every read names the moment it looks from, so the future cannot leak in. */
export interface FactReader {
  /**
   * Facts of a league observed after `after` (ever, when null) and up to `asOf`, in the order of `compareFacts`.
   *
   * @throws {FeedError | StoreError} if they cannot be read
   */
  facts(league: LeagueKey, after: Instant | null, asOf: Instant): Promise<readonly Fact[]>
}

/** How many facts of an append were new, and how many were there before. */
export interface Appended {
  readonly added: number
  readonly present: number
}

/** Everything that was ever observed, append-only. */
export interface Archive extends FactReader {
  /** Writes facts of one league; one that is there already is counted, not written again. Returns once they are safe. */
  append(league: LeagueKey, facts: readonly Fact[]): Promise<Appended>
}
