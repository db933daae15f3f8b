import { type Fact, LeagueKey } from '@fairline/domain'
import { between, type FactSource, FeedError } from '@fairline/engine'
import { findTables } from './find-tables.ts'
import { folderOf, readBody } from './read-body.ts'

/**
 * Recorded games and odds as a source: facts are handed out as the clock passes the moments they became known.
 *
 * A league's files are read when it is first requested, and what has been handed out is let go: a reader moves forward.
 */
export function replaySource(directories: readonly string[]): FactSource {
  const bodies = new Map<LeagueKey, readonly Fact[]>()

  async function load(league: LeagueKey): Promise<readonly Fact[]> {
    const tables = await findTables(directories, [folderOf(league)])
    if (tables.length === 0) return []
    return (await readBody(league, directories)).facts
  }

  return {
    name: 'replay',
    // Matches of the tournaments stand under their own names.
    covers: LeagueKey.options.filter((league) => league !== 'internationals'),
    pricesStand: false,
    async facts(league, after, asOf) {
      const known = bodies.get(league) ?? (await load(league).catch(none))
      const handed = between(known, after, asOf)
      const last = handed.at(-1)
      bodies.set(league, last ? known.slice(known.indexOf(last) + 1) : known)
      return handed
    },
  }
}

/** Files of other leagues may lie in the folder; a league without any of its own has no facts. */
function none(cause: unknown): readonly Fact[] {
  if (cause instanceof FeedError && cause.kind === 'refused') return []
  throw cause
}
