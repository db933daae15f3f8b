import { StoreError, type StoreErrorKind } from '@fairline/engine'

const said: Readonly<Record<StoreErrorKind, string>> = {
  'in-use': 'is in use by another Fairline process; stop that one, or set DATA_DIR to another folder',
  'read-only': 'cannot be written to; give this user the right to write there, or set DATA_DIR to another folder',
  full: 'is on a disk that is full; make room and try again. Nothing acknowledged was lost',
  unreachable: 'cannot be reached',
  broken: 'holds a fairline.db that is not a sound database; move it away to start anew',
}

/** SQLite's primary result codes that a person can do something about. */
const kinds: Readonly<Record<number, StoreErrorKind>> = {
  5: 'in-use',
  6: 'in-use',
  8: 'read-only',
  11: 'broken',
  13: 'full',
  14: 'read-only',
  26: 'broken',
}

/** The operating system's words when a folder cannot be made; a read-only file system answers ENOENT. */
const systemKinds: Readonly<Record<string, StoreErrorKind>> = {
  EACCES: 'read-only',
  EROFS: 'read-only',
  EPERM: 'read-only',
  ENOTDIR: 'read-only',
  EEXIST: 'read-only',
  ENOENT: 'read-only',
  ENOSPC: 'full',
}

/** What went wrong with the embedded store, in words for the person who runs it; a mistake of our own stays what it is. */
export function sqliteTrouble(directory: string, cause: unknown): unknown {
  const { errcode, code } = cause as { errcode?: number; code?: string }
  if (errcode === undefined && code === undefined) return cause
  const kind = (code === undefined ? undefined : systemKinds[code]) ?? kinds[(errcode ?? 11) & 0xff] ?? 'broken'
  return new StoreError(kind, `the data folder ${directory} ${said[kind]}`, { cause })
}
