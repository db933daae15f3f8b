import { crc32 } from 'node:zlib'

/** Marks the beginning of a record. */
const MAGIC = 0x46_4c_4f_42
/** Magic number, generation, length of the payload and CRC-32 of generation and payload; 32 bits each. */
export const HEADER_BYTES = 16

/** A record found in an outbox file. */
export interface OutboxRecord {
  readonly payload: Buffer
  /** Offset of the first byte behind it. */
  readonly end: number
}

interface DecodedRecord extends OutboxRecord {
  readonly generation: number
}

/**
 * Encodes a payload as it stands in an outbox file.
 *
 * @param generation  0 to 2^32 − 1: rises each time the file is cleared, so that older records are not read again
 */
export function encodeRecord(generation: number, payload: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + payload.length)
  bytes.writeUInt32LE(MAGIC, 0)
  bytes.writeUInt32LE(generation, 4)
  bytes.writeUInt32LE(payload.length, 8)
  bytes.set(payload, HEADER_BYTES)
  bytes.writeUInt32LE(checksumOf(generation, payload), 12)
  return bytes
}

/** Decodes the record that begins at an offset; null where no sound record begins. */
export function decodeRecord(bytes: Buffer, offset: number): DecodedRecord | null {
  if (offset + HEADER_BYTES > bytes.length || bytes.readUInt32LE(offset) !== MAGIC) return null
  const generation = bytes.readUInt32LE(offset + 4)
  const end = offset + HEADER_BYTES + bytes.readUInt32LE(offset + 8)
  if (end > bytes.length) return null
  const payload = bytes.subarray(offset + HEADER_BYTES, end)
  return bytes.readUInt32LE(offset + 12) === checksumOf(generation, payload) ? { payload, end, generation } : null
}

/**
 * Finds the next sound record from an offset on: anything damaged in between is skipped.
 *
 * @param generation  of which; null for any
 * @returns null where none follows
 */
export function nextRecord(
  bytes: Buffer,
  from: number,
  generation: number | null,
): (DecodedRecord & { readonly start: number }) | null {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(MAGIC, 0)
  for (let start = from; start >= 0; start = bytes.indexOf(mark, start + 1)) {
    const record = decodeRecord(bytes, start)
    if (record && (generation === null || record.generation === generation)) return { ...record, start }
  }
  return null
}

/**
 * Lists the records of an outbox file's newest generation, oldest first.
 *
 * @param bytes  the whole file
 */
export function* recordsIn(bytes: Buffer): Generator<DecodedRecord & { readonly start: number }> {
  const generation = nextRecord(bytes, 0, null)?.generation ?? null
  if (generation === null) return
  let next = nextRecord(bytes, 0, generation)
  while (next) {
    yield next
    next = nextRecord(bytes, next.end, generation)
  }
}

/** What is in the bytes of an outbox file. */
export interface OutboxSurvey {
  readonly generation: number
  /** Offset behind the newest record. */
  readonly end: number
  /** Stretches in which records are damaged. */
  readonly damaged: number
}

/** Finds out which generation an outbox file is in, where its newest record ends, and what is damaged. */
export function surveyRecords(bytes: Buffer): OutboxSurvey {
  let generation = 1
  let end = 0
  let damaged = 0
  for (const record of recordsIn(bytes)) {
    if (record.start !== end) damaged += 1
    generation = record.generation
    end = record.end
  }
  if (end === 0) return { generation, end, damaged: bytes.every((byte) => byte === 0) ? 0 : 1 }
  return { generation, end, damaged: damaged + (isDamagedRecord(bytes, end, generation) ? 1 : 0) }
}

/**
 * Returns whether a record of a generation once began at an offset and can't be decoded anymore. A record of an earlier generation is not
 * damage: the file is not emptied when it is cleared.
 */
function isDamagedRecord(bytes: Buffer, offset: number, generation: number): boolean {
  if (offset + HEADER_BYTES > bytes.length || decodeRecord(bytes, offset)) return false
  return bytes.readUInt32LE(offset) === MAGIC || bytes.readUInt32LE(offset + 4) === generation
}

const checksumOf = (generation: number, payload: Uint8Array): number => crc32(payload, generation)
