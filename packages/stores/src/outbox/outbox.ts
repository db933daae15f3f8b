import { constants, copyFile, open } from 'node:fs/promises'
import { StoreError } from '@fairline/engine'
import { allocate, type OutboxFile, readBytes, writeBytes, writtenBytes } from './outbox-file.ts'
import {
  decodeRecord,
  encodeRecord,
  HEADER_BYTES,
  nextRecord,
  type OutboxRecord,
  type OutboxSurvey,
  surveyRecords,
} from './outbox-record.ts'
import { outboxTrouble } from './outbox-trouble.ts'

/** Maximum bytes per read: the operating system and Node limit it to 2 GiB. */
const MAX_READ_BYTES = 1 << 28

/** A durable queue of payloads that wait to be written to a store, in a file whose space is allocated beforehand. */
export interface Outbox {
  /** Bytes it can hold now. Less than the requested size while the disk has no more room; `clear` tries to grow it. */
  capacity(): number
  /** How many damaged stretches were skipped when it was opened; a copy of the file is next to it then. */
  readonly damaged: number
  /** Offset behind the newest payload. */
  end(): number
  /** Share of the capacity that is in use, 0–1. */
  fill(): number
  /**
   * Appends a payload.
   *
   * @param options  `sync`: resolves only once it would survive a power cut, not only the end of the process
   * @returns the offset behind it
   * @throws {StoreError} 'backlog' or, if the disk is full, 'full' if it does not fit; nothing was appended then
   */
  append(payload: Uint8Array, options?: { readonly sync: boolean }): Promise<number>
  /** Yields payloads from an offset on, oldest first, including those appended while reading. */
  read(from: number): AsyncGenerator<OutboxRecord>
  /**
   * Empties it, unless something was appended behind that offset, and reserves what the disk had no room for before.
   *
   * @returns whether it is empty now
   */
  clear(upTo: number): Promise<boolean>
  /** Copies the file into its own folder for inspection, replacing an earlier copy of that name. */
  keepCopy(suffix: string): Promise<void>
  close(): Promise<void>
}

export interface OpenOutboxOptions {
  /** Opens the file for reading and writing, creating it if it does not exist; from the file system by default. */
  readonly openFile?: (path: string) => Promise<OutboxFile>
}

const openFromDisk = (path: string): Promise<OutboxFile> => open(path, constants.O_RDWR | constants.O_CREAT, 0o600)

/**
 * Opens an outbox file, and creates it if it does not exist. Allocates its space at once, so that it can be written
 * when the disk is full. One process at a time: the caller holds the lock of the store it belongs to.
 *
 * @param path  the file
 * @param maxBytes  its size, at least 4096
 * @throws {StoreError} 'read-only' or 'broken' if the file cannot be used
 */
export async function openOutbox(
  path: string,
  maxBytes: number,
  { openFile = openFromDisk }: OpenOutboxOptions = {},
): Promise<Outbox> {
  const file = await openFile(path).catch((cause: unknown) => {
    throw outboxTrouble(path, cause)
  })
  try {
    const capacity = await allocate(file, maxBytes)
    const found = await survey(file)
    if (found.damaged > 0) await copyFile(path, `${path}.damaged`).catch(() => undefined)
    return outboxOn(path, file, { ...found, capacity, maxBytes })
  } catch (cause) {
    await file.close()
    throw outboxTrouble(path, cause)
  }
}

/** Finds out which generation the file is in, where its newest record ends, and what is damaged. */
async function survey(file: OutboxFile): Promise<OutboxSurvey> {
  const found = surveyRecords(await readFirst(file, await writtenBytes(file)))
  if (found.damaged === 0) return found
  // A payload that ends in zeros reaches into what seems never to have been written.
  const { size } = await file.stat()
  return surveyRecords(await readFirst(file, size))
}

async function readFirst(file: OutboxFile, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count)
  let filled = 0
  while (filled < count) {
    const { bytesRead } = await file.read(bytes, filled, Math.min(MAX_READ_BYTES, count - filled), filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes
}

interface OpenedFile extends OutboxSurvey {
  readonly capacity: number
  readonly maxBytes: number
}

function outboxOn(path: string, file: OutboxFile, opened: OpenedFile): Outbox {
  const { maxBytes, damaged } = opened
  let { capacity, generation, end } = opened
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = turn.then(run).catch((cause: unknown) => {
      throw outboxTrouble(path, cause)
    })
    turn = next.catch(() => undefined)
    return next
  }

  /** The disk had no room for an outbox of full size, or what is in it has not been stored elsewhere. */
  const notFitting = () => new StoreError(capacity < maxBytes ? 'full' : 'backlog', 'the outbox is full')

  async function append(payload: Uint8Array, sync: boolean): Promise<number> {
    const record = encodeRecord(generation, payload)
    if (end + record.length > capacity) throw notFitting()
    try {
      await writeBytes(file, record, end)
      if (sync) await file.datasync()
    } catch (cause) {
      // A record that was written but not synced must not come back after a restart.
      await writeBytes(file, Buffer.alloc(HEADER_BYTES), end).catch(() => undefined)
      throw cause
    }
    end += record.length
    return end
  }

  /** An outbox opened on a full disk is too small until the disk has room again. */
  async function grow(): Promise<void> {
    if (capacity < maxBytes) capacity = await allocate(file, maxBytes).catch(() => capacity)
  }

  /** A record without a payload at the beginning of the file ends the earlier generation. */
  async function clear(upTo: number): Promise<boolean> {
    if (upTo !== end) return false
    await grow()
    if (end <= HEADER_BYTES) return true
    const next = (generation + 1) >>> 0
    const mark = encodeRecord(next, Buffer.alloc(0))
    await writeBytes(file, mark, 0)
    generation = next
    end = mark.length
    return true
  }

  async function* read(from: number): AsyncGenerator<OutboxRecord> {
    for (let at = from; at < end; ) {
      const record = await inTurn(() => recordAt(file, at, { end, generation }))
      if (!record) return
      at = record.end
      if (record.payload.length > 0) yield record
    }
  }

  return {
    capacity: () => capacity,
    damaged,
    end: () => end,
    fill: () => (capacity === 0 ? 1 : end / capacity),
    append: (payload, { sync } = { sync: false }) => inTurn(() => append(payload, sync)),
    read,
    clear: (upTo) => inTurn(() => clear(upTo)),
    keepCopy: (suffix) => inTurn(() => copyFile(path, `${path}.${suffix}`)),
    close: () => inTurn(() => file.close()),
  }
}

/** The record at an offset or, where that is damaged, the next sound one behind it. */
async function recordAt(
  file: OutboxFile,
  at: number,
  { end, generation }: { readonly end: number; readonly generation: number },
): Promise<OutboxRecord | null> {
  const header = await readBytes(file, at, Math.min(HEADER_BYTES, end - at))
  const length = header.length < HEADER_BYTES ? 0 : header.readUInt32LE(8)
  const whole = decodeRecord(await readBytes(file, at, Math.min(HEADER_BYTES + length, end - at)), 0)
  if (whole?.generation === generation) return { payload: whole.payload, end: at + whole.end }
  const next = nextRecord(await readBytes(file, at, end - at), 1, generation)
  return next && { payload: next.payload, end: at + next.end }
}
