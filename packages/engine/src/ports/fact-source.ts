import type { Fact, Instant, LeagueKey } from '@fairline/domain'

/** Where facts come from: a recording, a simulated world, or feeds. The engine cannot tell which. */
export interface FactSource {
  /** Shown beside every number that came from it. */
  readonly name: string
  readonly covers: readonly LeagueKey[]
  /**
   * Facts that became known after `after` (ever, when null) and up to `upTo`, in the order they became known: of one
   * moment prices first, then results, then what they open.
   *
   * @throws {FeedError}
   */
  facts(after: Instant | null, upTo: Instant): Promise<readonly Fact[]>
}
