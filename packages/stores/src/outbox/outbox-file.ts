import type { FileHandle } from 'node:fs/promises'
import { StoreError } from '@fairline/engine'

/** Bytes allocated, or looked at for something other than zeros, at a time. */
const STEP_BYTES = 1 << 20

/** What an outbox needs of an open file. */
export type OutboxFile = Pick<FileHandle, 'read' | 'write' | 'stat' | 'datasync' | 'close'>

/** Reads up to `length` bytes from an offset; fewer at the end of the file. */
export async function readBytes(file: OutboxFile, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, offset)
  return bytes.subarray(0, bytesRead)
}

/**
 * Writes all bytes at an offset. One write may take only some of them, for example when the disk becomes full.
 *
 * @throws if not all of them could be written; some may be in the file then
 */
export async function writeBytes(file: OutboxFile, bytes: Uint8Array, offset: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, offset + written)
    if (bytesWritten === 0) throw new StoreError('full', 'the disk takes no more of the outbox')
    written += bytesWritten
  }
}

/**
 * Returns how much of a file was ever written, in bytes and rounded up: all behind it is zeros, as `allocate` left it. An
 * outbox is mostly such zeros, and to hold them in memory takes longer than anything else when it is opened.
 */
export async function writtenBytes(file: OutboxFile): Promise<number> {
  const { size } = await file.stat()
  const bytes = Buffer.alloc(Math.min(STEP_BYTES, size))
  const zeros = Buffer.alloc(bytes.length)
  for (let end = size; end > 0; end -= bytes.length) {
    const from = Math.max(0, end - bytes.length)
    const { bytesRead } = await file.read(bytes, 0, end - from, from)
    if (!bytes.subarray(0, bytesRead).equals(zeros.subarray(0, bytesRead))) return end
  }
  return 0
}

const DISK_FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** Fills a file with zeros up to a size, as far as the disk has room. @returns its size */
export async function allocate(file: OutboxFile, maxBytes: number): Promise<number> {
  let { size } = await file.stat()
  const zeros = Buffer.alloc(Math.max(0, Math.min(STEP_BYTES, maxBytes - size)))
  while (size < maxBytes) {
    try {
      const { bytesWritten } = await file.write(zeros, 0, Math.min(zeros.length, maxBytes - size), size)
      if (bytesWritten === 0) return size
      size += bytesWritten
    } catch (cause) {
      if (!DISK_FULL_CODES.includes((cause as NodeJS.ErrnoException).code)) throw cause
      return size
    }
  }
  return size
}
