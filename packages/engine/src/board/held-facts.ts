import type { Fact, Instant, LeagueKey } from '@fairline/domain'

/** Facts that were read while the history was being learned, for the sessions that will know it. */
export interface HeldFacts {
  /** When the engine began. */
  readonly at: Instant
  hold(league: LeagueKey, facts: readonly Fact[]): void
  /** What was known when the engine began. */
  before(league: LeagueKey): readonly Fact[]
  /** What came after that, once. */
  take(league: LeagueKey): readonly Fact[]
}

/** Holds facts back from a moment on: the first of a league are what was known then, the others what came after. */
export function heldFacts(at: Instant): HeldFacts {
  const before = new Map<LeagueKey, readonly Fact[]>()
  const after = new Map<LeagueKey, Fact[]>()
  return {
    at,
    hold(league, facts) {
      if (!before.has(league)) {
        before.set(league, facts)
        after.set(league, [])
      } else for (const fact of facts) after.get(league)?.push(fact)
    },
    before: (league) => before.get(league) ?? [],
    take(league) {
      const came = after.get(league) ?? []
      after.delete(league)
      return came
    },
  }
}
