import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseErrorKind, StoreError } from '@fairline/engine'
import { DamagedRowError } from '../sql/parse-stored.ts'

const advice: Readonly<Record<DatabaseErrorKind, string>> = {
  'in-use': 'is in use by another Fairline process; stop that one, or set DATA_DIR to another folder',
  'read-only':
    'cannot be written by this user; give this user the right to write it, or set DATA_DIR to another folder',
  full: 'is on a disk that is full; make room and try again. Nothing acknowledged was lost',
  unreachable: 'cannot be read or written: the disk reports an error; check the disk',
  refused: 'cannot be opened',
  missing: 'holds no Fairline store; set DATA_DIR to the folder the server uses, or start the server once',
  broken: 'holds a fairline.db that is not a sound database; move it away to start with an empty one',
}

/** SQLite's primary result codes (sqlite.org/rescode.html) that a person can do something about. */
const resultCodes: Readonly<Record<number, DatabaseErrorKind>> = {
  3: 'read-only', // PERM
  5: 'in-use', // BUSY
  6: 'in-use', // LOCKED
  8: 'read-only', // READONLY
  10: 'unreachable', // IOERR
  11: 'broken', // CORRUPT
  13: 'full', // FULL
  14: 'read-only', // CANTOPEN
  23: 'read-only', // AUTH
  26: 'broken', // NOTADB
}

/** The operating system's codes if a folder cannot be made; a read-only file system answers ENOENT. */
const systemCodes: Readonly<Record<string, DatabaseErrorKind>> = {
  EACCES: 'read-only',
  EROFS: 'read-only',
  EPERM: 'read-only',
  ENOTDIR: 'read-only',
  EEXIST: 'read-only',
  ENOENT: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** An error of the embedded store for the operator: names the folder and what to do. */
export function sqliteStoreError(directory: string, kind: DatabaseErrorKind, options?: ErrorOptions): StoreError {
  const owner = kind === 'read-only' ? ownerNote(directory) : ''
  return new StoreError(kind, `the data folder ${directory} (DATA_DIR) ${advice[kind]}${owner}`, options)
}

/** Turns an error of SQLite or the file system into a StoreError. Returns a programming error as it is. */
export function toSqliteStoreError(directory: string, cause: unknown): unknown {
  if (cause instanceof DamagedRowError) {
    return new StoreError('broken', `the data folder ${directory} (DATA_DIR) holds a damaged row: ${cause.message}`, {
      cause,
    })
  }
  const { errcode, code } = cause as { errcode?: number; code?: string }
  if (errcode === undefined && code === undefined) return cause
  const reported =
    (code === undefined ? undefined : systemCodes[code]) ?? resultCodes[(errcode ?? 11) & 0xff] ?? 'broken'
  // Without the right to write, SQLite reports an I/O error where it cannot make its lock files.
  const kind = reported !== 'full' && reported !== 'in-use' && !mayWrite(directory) ? 'read-only' : reported
  return sqliteStoreError(directory, kind, { cause })
}

const pathsOf = (directory: string): string[] => [join(directory, 'fairline.db'), directory]

/** Whether this user may write the folder and the database in it, as far as they exist. */
function mayWrite(directory: string): boolean {
  return pathsOf(directory).every((path) => {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
      return true
    } catch (cause) {
      return (cause as NodeJS.ErrnoException).code === 'ENOENT'
    }
  })
}

/** Says so if folder or database belong to another user: the usual reason for not being allowed to write. */
function ownerNote(directory: string): string {
  const uid = process.getuid?.()
  if (uid === undefined) return ''
  const foreign = pathsOf(directory).find((path) => (ownerOf(path) ?? uid) !== uid)
  return foreign === undefined
    ? ''
    : ` (${foreign} belongs to user ${ownerOf(foreign)}, this process runs as user ${uid})`
}

function ownerOf(path: string): number | null {
  try {
    return statSync(path).uid
  } catch {
    return null
  }
}
