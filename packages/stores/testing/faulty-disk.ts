import { constants, open } from 'node:fs/promises'
import type { OutboxFile } from '../src/outbox/outbox-file.ts'

/** A disk with faults, for files that are really on the file system. */
export interface FaultyDisk {
  /** Bytes a file can have; a write beyond that is cut short, and the next one fails with ENOSPC. */
  freeBytes: number
  /** Bytes that one write takes at most. */
  maxWriteBytes: number
  /** Awaited by every datasync before it reaches the file. */
  beforeSync: () => Promise<void>
  /** What was done, in order. */
  readonly calls: ('write' | 'datasync')[]
  readonly openFile: (path: string) => Promise<OutboxFile>
}

/** A disk that works until a test sets a fault. */
export function faultyDisk(): FaultyDisk {
  const disk: FaultyDisk = {
    freeBytes: Number.POSITIVE_INFINITY,
    maxWriteBytes: Number.POSITIVE_INFINITY,
    beforeSync: async () => undefined,
    calls: [],
    async openFile(path) {
      const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
      const write = async (bytes: Uint8Array, from: number, length: number, at: number) => {
        const writable = Math.min(length, disk.maxWriteBytes, disk.freeBytes - at)
        if (writable <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        disk.calls.push('write')
        return handle.write(bytes, from, writable, at)
      }
      return {
        read: handle.read.bind(handle),
        write: write as OutboxFile['write'],
        stat: handle.stat.bind(handle),
        async datasync() {
          await disk.beforeSync()
          await handle.datasync()
          disk.calls.push('datasync')
        },
        close: () => handle.close(),
      }
    },
  }
  return disk
}
