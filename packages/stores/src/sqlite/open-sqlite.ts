import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '@fairline/engine'
import { Kysely } from 'kysely'
import { holdsStore } from '../sql/holds-store.ts'
import { migrate } from '../sql/migrate.ts'
import { sqlStore } from '../sql/sql-store.ts'
import type { Tables } from '../sql/tables.ts'
import type { Store } from '../store.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { sqliteStoreError, toSqliteStoreError } from './sqlite-error.ts'

/** How the embedded store is opened. */
export interface OpenSqliteOptions {
  /** 'read' rejects every write. The file is locked in both modes. 'write' by default. */
  readonly mode?: 'write' | 'read'
  /** Whether to create a store that does not exist; true. */
  readonly create?: boolean
  /** The database may not grow beyond this many pages. */
  readonly maxPages?: number
  /** Makes the id of a new store. */
  readonly newId?: () => string
}

/**
 * Opens the embedded store in a directory. One process at a time: the operating system holds the lock and releases it
 * when the process ends, however that happens.
 *
 * @param directory  where `fairline.db` is
 * @throws {StoreError} 'in-use', 'read-only', 'full', 'unreachable' or 'broken', naming the directory; 'missing' if
 *   there is no store and `create` is false, and then nothing is created
 */
export async function openSqlite(
  directory: string,
  { mode = 'write', create = true, maxPages, newId = randomUUID }: OpenSqliteOptions = {},
): Promise<Store> {
  const toStoreError = (cause: unknown) => toSqliteStoreError(directory, cause)
  const database = openDatabase(directory, create)
  try {
    if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`)
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
    if (!create && !(await holdsStore(db))) throw sqliteStoreError(directory, 'missing')
    lock(database)
    await migrate(db, newId)
    const beforeWrite = async () => {
      if (mode === 'read') throw openedForReading(directory)
    }
    return await sqlStore(db, { toStoreError, beforeWrite, close: () => db.destroy() })
  } catch (cause) {
    if (database.isOpen) database.close()
    throw toStoreError(cause)
  }
}

function openDatabase(directory: string, create: boolean): DatabaseSync {
  const path = join(directory, 'fairline.db')
  if (!create && !existsSync(path)) throw sqliteStoreError(directory, 'missing')
  try {
    if (create) mkdirSync(directory, { recursive: true })
    return new DatabaseSync(path)
  } catch (cause) {
    throw toSqliteStoreError(directory, cause)
  }
}

/** One large note would otherwise leave the write-ahead log as large as itself for good. */
const WAL_LIMIT_BYTES = 1 << 20

/** The first write takes the lock and only closing releases it. With WAL, a kill in mid-write loses nothing. */
function lock(database: DatabaseSync): void {
  database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
  database.exec(`pragma journal_size_limit = ${WAL_LIMIT_BYTES}`)
  database.exec('begin exclusive; commit')
}

const openedForReading = (directory: string): StoreError =>
  new StoreError(
    'read-only',
    `the data folder ${directory} (DATA_DIR) was opened for reading; nothing is written to it`,
  )
