import type { Instant } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import type { KeyValueStore } from '@fairline/stores'
import { parlayPairOf } from '../answers/parlay-picks.ts'
import { noteSaver } from './note-saver.ts'
import { visitorAllowance } from './visitor-allowance.ts'
import { pruneRows, type Revealed, readRows, rowKey, toRow } from './visitor-log.ts'

/** A visitor who was shown the pair of a board, and when. */
interface VisitorEvent {
  readonly visitor: string
  /** The client network it came from; never stored. */
  readonly network: string
  readonly board: Board
  readonly at: Instant
  /** The pair that was shown; by default the board's. */
  readonly pair?: Revealed['picks']
}

const NOTE_NAME = 'revealed'
/** A log that cannot be read is put aside under this name. */
const DAMAGED_NOTE_NAME = 'revealed-damaged'
const MAX_PENDING = 1000
const WRITE_DELAY_MS = 2000

/** Logs revealed pairs without delaying a response, and reads the saved log after a restart. */
export function keepVisitors(notes: KeyValueStore, onError: (error: unknown) => void) {
  const allowance = visitorAllowance()
  const pending = new Map<string, Revealed>()
  /** Ids of all visitors in the log. */
  let visitors = new Set<string>()
  let rows: Revealed[] | null = null
  let newest: Instant = 0
  const saver = noteSaver({ write, delayMs: WRITE_DELAY_MS, onError })

  async function load(): Promise<Revealed[]> {
    if (rows !== null) return rows
    const text = await notes.read(NOTE_NAME)
    const saved = text === null ? [] : readRows(text)
    if (saved === null) {
      onError(new Error(`The visitor log cannot be read. It is put aside as "${DAMAGED_NOTE_NAME}"; a new one begins.`))
      await notes.write(DAMAGED_NOTE_NAME, text ?? '')
    }
    rows ??= saved ?? []
    return rows
  }

  /** Moves what is pending into the log. */
  async function merge(now: Instant): Promise<Revealed[]> {
    const saved = await load()
    const keys = new Set(saved.map(rowKey))
    const added = [...pending].flatMap(([key, row]) => (keys.has(key) ? [] : [row]))
    pending.clear()
    rows = pruneRows([...saved, ...added], now)
    visitors = new Set(rows.map(({ visitor }) => visitor))
    newest = Math.max(newest, now)
    return rows
  }

  async function write(): Promise<void> {
    await notes.write(NOTE_NAME, JSON.stringify(await merge(newest)))
  }

  return {
    /** Logs that a visitor was shown the pair of a board, or of their own books. */
    note({ visitor, network, board, at, pair = parlayPairOf(board) }: VisitorEvent): void {
      if (pending.size >= MAX_PENDING) return
      const row = toRow(visitor, board, at, pair)
      if (!row || pending.has(rowKey(row))) return
      if (!visitors.has(visitor) && !allowance.take(network, at)) return
      visitors.add(visitor)
      pending.set(rowKey(row), row)
      newest = Math.max(newest, at)
      saver.save()
    },
    /** All rows that are kept, the oldest first. */
    async all(now: Instant): Promise<readonly Revealed[]> {
      const before = (await load()).length
      const kept = await merge(now)
      if (kept.length !== before) saver.save()
      return kept
    },
    /** Saves what is not saved yet; never rejects. */
    close: saver.close,
  }
}

export type KeptVisitors = ReturnType<typeof keepVisitors>
