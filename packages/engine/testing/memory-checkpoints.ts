import type { LeagueKey } from '@fairline/domain'
import type { Checkpoints } from '../src/ports/checkpoints.ts'

/** A checkpoint in memory, and its texts. */
export interface MemoryCheckpoints extends Checkpoints {
  readonly texts: { head: string | null; readonly parts: Map<LeagueKey, string> }
}

/** Keeps a checkpoint in memory; begins with these texts. */
export function memoryCheckpoints(
  head: string | null = null,
  parts: Iterable<readonly [LeagueKey, string]> = [],
): MemoryCheckpoints {
  const texts: MemoryCheckpoints['texts'] = { head, parts: new Map(parts) }
  return {
    texts,
    head: async () => texts.head,
    part: async (league) => texts.parts.get(league) ?? null,
    async write(nextHead, nextParts) {
      texts.head = nextHead
      for (const [league, text] of nextParts) texts.parts.set(league, text)
    },
  }
}
