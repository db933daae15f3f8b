import type { BeatEvent, BoardEvent } from '@fairline/contract'
import { isoOf } from '../answers/wire.ts'

/** Where events are written to: a response, or what a test puts in its place. */
export interface Reader {
  write(text: string): unknown
  /** Bytes that were written and not yet taken. */
  readonly writableLength: number
  destroy(): unknown
  end(): unknown
}

/** A version of the board and the answers it changed. */
interface Step {
  readonly version: number
  readonly changed: readonly string[]
}

/** A reader that has not taken this much by the next event is dropped; it will come again and resume. */
const MAX_UNREAD = 64 * 1024

/**
 * The readers of the live stream. Each receives every new version of the board and which answers it changed.
 *
 * Nothing is kept for a slow reader beyond what the connection holds: it is dropped, and says on its return which
 * version it saw last.
 *
 * @param run  names this run of the app: versions begin again with each, so an id of another run says nothing
 */
export function boardStream(run: string) {
  const readers = new Set<Reader>()
  /** The version that changed each answer last, in the order of versions. */
  const changedAt = new Map<string, number>()
  /** Announced last; null before the first. */
  let newest: number | null = null

  function send(reader: Reader, text: string): void {
    if (reader.writableLength > MAX_UNREAD) {
      readers.delete(reader)
      reader.destroy()
      return
    }
    reader.write(text)
  }

  const boardText = (version: number, changed: readonly string[], now: number) => {
    const event: BoardEvent = { boardVersion: version, changed: [...changed], now: isoOf(now) }
    return `id: ${run}.${version}\nevent: board\ndata: ${JSON.stringify(event)}\n\n`
  }

  /** The version an event id names; null where it is of another run or none. */
  function seenOf(lastEventId: string | null): number | null {
    const [of, version] = (lastEventId ?? '').split('.')
    return of === run && /^\d+$/.test(version ?? '') ? Number(version) : null
  }

  /**
   * What changed after the version a reader saw last, however long ago that was: each answer at the version that changed it last, and
   * the newest version at the end. Everything if the reader saw none, nothing if it saw the newest.
   */
  function missed(seen: number | null): readonly Step[] {
    if (newest === null || seen === newest) return []
    const changed = [...changedAt].filter(([, version]) => seen === null || version > seen)
    const steps = Map.groupBy(changed, ([, version]) => version)
    if (!steps.has(newest)) steps.set(newest, [])
    return [...steps].map(([version, last]) => ({ version, changed: last.map(([path]) => path) }))
  }

  return {
    /** Takes a reader in, and tells it what it missed since the version it saw last. */
    join(reader: Reader, lastEventId: string | null, now: number): void {
      readers.add(reader)
      const steps = missed(seenOf(lastEventId))
      if (steps.length === 0) send(reader, beatText(now))
      for (const { version, changed } of steps) send(reader, boardText(version, changed, now))
    },
    leave: (reader: Reader): void => void readers.delete(reader),
    announce(version: number, changed: readonly string[], now: number): void {
      newest = version
      for (const path of changed) {
        changedAt.delete(path)
        changedAt.set(path, version)
      }
      const text = boardText(version, changed, now)
      for (const reader of readers) send(reader, text)
    },
    /** Says that the stream is alive. */
    beat(now: number): void {
      for (const reader of readers) send(reader, beatText(now))
    },
    size: () => readers.size,
    close(): void {
      for (const reader of readers) reader.end()
      readers.clear()
    },
  }
}
export type BoardStream = ReturnType<typeof boardStream>

function beatText(now: number): string {
  const event: BeatEvent = { now: isoOf(now) }
  return `event: beat\ndata: ${JSON.stringify(event)}\n\n`
}
