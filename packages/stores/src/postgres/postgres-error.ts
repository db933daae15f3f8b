import { type DatabaseErrorKind, StoreError } from '@fairline/engine'
import type pg from 'pg'
import { DamagedRowError } from '../sql/parse-stored.ts'

const advice: Readonly<Record<DatabaseErrorKind, string>> = {
  'in-use': 'is in use by another Fairline process; stop that one, or set DATABASE_URL to another database',
  'read-only':
    'cannot be written; give the user of DATABASE_URL the right to write it, or use a server that takes writes',
  full: 'has no space left; make room on its disk. Nothing acknowledged was lost',
  unreachable: 'cannot be reached',
  refused: 'refuses the connection; check user, password and database name',
  missing: 'holds no Fairline store; set DATABASE_URL to the one the server uses, or start the server once',
  broken: 'holds damaged data; restore it from a backup',
}

/** SQLSTATE codes and classes (postgresql.org/docs/current/errcodes-appendix.html); the longest prefix counts. */
const sqlStates: Readonly<Record<string, DatabaseErrorKind>> = {
  '08': 'unreachable', // connection exception
  '25006': 'read-only', // read-only transaction
  '25P03': 'unreachable', // idle-in-transaction time-out
  '25P04': 'unreachable', // transaction time-out
  '28': 'refused', // invalid authorization
  '3D': 'refused', // no such database
  '40': 'unreachable', // deadlock or serialization failure: rolled back, may be repeated
  '42501': 'read-only', // insufficient privilege
  '53': 'unreachable', // too many connections, out of memory
  '53100': 'full', // disk full
  '55P03': 'unreachable', // lock time-out
  '57': 'unreachable', // canceled by a time-out, shutting down, starting up
  '58': 'broken', // system error: files cannot be read
  XX001: 'broken', // data corrupted
  XX002: 'broken', // index corrupted
}

/** Names the database without user and password. */
export function describeDatabase({ host, port, database }: pg.Client): string {
  return `the database ${database ?? ''} on ${host}:${port} (DATABASE_URL)`
}

/** A PostgreSQL error for the operator: names the database and what to do. */
export function postgresStoreError(place: string, kind: DatabaseErrorKind, cause?: unknown): StoreError {
  const detail = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : ''
  return new StoreError(kind, `${place} ${advice[kind]}${detail}`, { cause })
}

/** Turns an error of the driver into a StoreError. Returns a programming error as it is. */
export function toPostgresStoreError(place: string, cause: unknown): unknown {
  if (cause instanceof DamagedRowError) return postgresStoreError(place, 'broken', cause)
  const code = (cause as { code?: unknown }).code
  const kind = typeof code === 'string' ? kindOf(code) : isLostConnection(cause) ? 'unreachable' : undefined
  return kind === undefined ? cause : postgresStoreError(place, kind, cause)
}

/** An error that came with the connection itself: the server did not answer, or the driver gave up. */
export function connectionStoreError(place: string, cause: unknown): unknown {
  const error = toPostgresStoreError(place, cause)
  return error === cause ? postgresStoreError(place, 'unreachable', cause) : error
}

/** Driver and query builder throw plain errors without a code if they give a connection up themselves. */
const isLostConnection = (cause: unknown): boolean =>
  cause instanceof Error && /connection|terminated|timeout/i.test(cause.message)

function kindOf(code: string): DatabaseErrorKind | undefined {
  // Node's own codes: ECONNREFUSED, ETIMEDOUT, ENOTFOUND, EPIPE …
  if (!isSqlState(code)) return 'unreachable'
  return sqlStates[code] ?? sqlStates[code.slice(0, 2)]
}

/** SQLSTATE: five digits or capital letters. */
export const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
