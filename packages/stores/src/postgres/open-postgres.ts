import { randomUUID } from 'node:crypto'
import { StoreError } from '@fairline/engine'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { holdsStore } from '../sql/holds-store.ts'
import { isOutdated, migrate } from '../sql/migrate.ts'
import { guardWith, sqlStore } from '../sql/sql-store.ts'
import type { Tables } from '../sql/tables.ts'
import type { Store } from '../store.ts'
import { connectionConfig, defaultTimeouts, type PostgresTimeouts } from './connection-config.ts'
import { guardPool } from './guard-pool.ts'
import { describeDatabase, postgresStoreError, toPostgresStoreError } from './postgres-error.ts'
import { type WriterLock, writerLock } from './writer-lock.ts'

/** How the PostgreSQL store is opened. */
export interface OpenPostgresOptions {
  /** 'write' takes the writer lock: one process at a time. 'read' works next to it. 'write' by default. */
  readonly mode?: 'write' | 'read'
  /** Whether to create the tables in a database that has none; true. */
  readonly create?: boolean
  readonly timeouts?: PostgresTimeouts
  /** Makes random ids: of a new store, and of this process among the server's sessions. */
  readonly newId?: () => string
}

/** One more connection holds the writer lock. */
const MAX_CONNECTIONS = 8
/** A predecessor that was killed is gone from the server within this. */
const MAX_LOCK_WAIT_MS = 2000

/**
 * Opens the store in a PostgreSQL database.
 *
 * @param url  `postgres://…`; never logged
 * @throws {StoreError} 'unreachable', 'refused', 'read-only' or 'full'; 'in-use' if another process writes to it;
 *   'missing' if there is no store and `create` is false, and then nothing is created
 */
export async function openPostgres(
  url: string,
  { mode = 'write', create = true, timeouts = defaultTimeouts, newId = randomUUID }: OpenPostgresOptions = {},
): Promise<Store> {
  // Imported only if a database is configured: the embedded store starts without the driver.
  const { default: driver } = await import('pg')
  const config = connectionConfig(url, driver, timeouts)
  const place = describeDatabase(clientOf(driver, config))
  const instance = newId()
  const pool = new driver.Pool({ ...config, application_name: `fairline-${instance}`, max: MAX_CONNECTIONS })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool, place) }) })
  const lock = writerLock({
    createClient: () => new driver.Client(config),
    instance,
    place,
    waitMs: Math.min(MAX_LOCK_WAIT_MS, timeouts.statementMs / 2),
  })
  const toStoreError = (cause: unknown) => toPostgresStoreError(place, cause)
  const close = async () => {
    await lock.release()
    await db.destroy()
  }
  try {
    await guardWith(toStoreError)(prepare)({ db, lock, place, mode, create, newId })
    const beforeWrite = mode === 'write' ? lock.ensure : () => Promise.reject(openedForReading(place))
    return await sqlStore(db, { toStoreError, beforeWrite, close })
  } catch (cause) {
    await close()
    throw cause
  }
}

interface Preparation {
  readonly db: Kysely<Tables>
  readonly lock: WriterLock
  readonly place: string
  readonly mode: 'write' | 'read'
  readonly create: boolean
  readonly newId: () => string
}

/** Takes the writer lock on request, and brings the tables to the newest shape. */
async function prepare({ db, lock, place, mode, create, newId }: Preparation): Promise<void> {
  if (!create && !(await holdsStore(db))) throw postgresStoreError(place, 'missing')
  if (mode === 'write') await lock.ensure()
  if (!(await isOutdated(db))) return
  // No process may write while the tables change, even if a reader migrates them.
  await lock.ensure()
  await migrate(db, newId)
  if (mode === 'read') await lock.release()
}

/** @throws {StoreError} 'refused' if the address cannot be parsed */
function clientOf(driver: typeof pg, config: pg.ClientConfig): pg.Client {
  try {
    return new driver.Client(config)
  } catch {
    // The parser's own message may repeat the address with its password.
    throw new StoreError(
      'refused',
      'DATABASE_URL is not an address of a database; expected postgres://user:password@host:5432/name',
    )
  }
}

const openedForReading = (place: string): StoreError =>
  new StoreError('read-only', `${place} was opened for reading; nothing is written to it`)
