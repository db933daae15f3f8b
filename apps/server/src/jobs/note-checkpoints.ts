import type { LeagueKey } from '@fairline/domain'
import type { Checkpoints } from '@fairline/engine'
import type { Notes } from '@fairline/stores'

/** Name of the note that holds the head of the engine's checkpoint, and what the names of its parts begin with. */
const HEAD = 'checkpoint'
const partName = (league: LeagueKey): string => `${HEAD}.${league}`

/** Whether a note is part of the engine's checkpoint. */
export const isCheckpointNote = (name: string): boolean => name === HEAD || name.startsWith(`${HEAD}.`)

/**
 * The engine's checkpoint in the store's notes: `checkpoint`, and `checkpoint.<league>` for each league. One that is set
 * aside is copied to notes that end in `.unusable`, all of them together; what is missing has an empty copy, so that no
 * copy of an earlier one is left.
 *
 * @param leagues  those that a checkpoint may have parts of
 * @param onWritten  called after each write
 * @param collectGarbage  called before the first part is made, and from time to time while they are written: each takes several times its size until it is collected
 */
export function noteCheckpoints(
  notes: Notes,
  leagues: readonly LeagueKey[],
  onWritten: () => void,
  collectGarbage: () => void = () => undefined,
): Checkpoints {
  return {
    head: () => notes.read(HEAD),
    part: (league) => notes.read(partName(league)),
    async write(head, parts) {
      await notes.writeAll(notesOf(head, parts, collectGarbage))
      onWritten()
    },
    async setAside() {
      const copies: [string, string][] = []
      for (const name of [HEAD, ...leagues.map(partName)])
        copies.push([`${name}.unusable`, (await notes.read(name)) ?? ''])
      await notes.writeAll(copies)
      return `the notes “${HEAD}….unusable”`
    },
  }
}

/** Garbage is collected each time this many characters have been written. */
const COLLECT_AFTER = 2_000_000

function* notesOf(
  head: string,
  parts: Iterable<readonly [LeagueKey, string]>,
  collectGarbage: () => void,
): Iterable<readonly [string, string]> {
  yield [HEAD, head]
  collectGarbage()
  let written = 0
  for (const [league, text] of parts) {
    yield [partName(league), text]
    written += text.length
    if (written < COLLECT_AFTER) continue
    collectGarbage()
    written = 0
  }
}
