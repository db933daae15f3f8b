import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '@fairline/engine'
import { Kysely } from 'kysely'
import { migrate } from '../sql/migrate.ts'
import { sqlArchive } from '../sql/sql-archive.ts'
import { sqlLedger } from '../sql/sql-ledger.ts'
import { sqlNotes } from '../sql/sql-notes.ts'
import { sqlQuoteLog } from '../sql/sql-quote-log.ts'
import type { Tables } from '../sql/tables.ts'
import type { Store } from '../store.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { sqliteTrouble } from './sqlite-trouble.ts'

/**
 * Opens the embedded store in a directory, made if it is not there. One process at a time: the lock is the operating
 * system's, so it is gone with the process however that ended.
 *
 * @param directory  where `fairline.db` lies
 * @param limits     `mostPages`: the database may not grow beyond this many pages
 * @throws {StoreError} 'in-use', 'read-only', 'full' or 'broken', saying which directory
 */
export async function openSqlite(directory: string, { mostPages }: { mostPages?: number } = {}): Promise<Store> {
  const database = opened(directory)
  if (mostPages !== undefined) database.exec(`pragma max_page_count = ${mostPages}`)
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
  try {
    await migrate(db)
  } catch (cause) {
    database.close()
    throw sqliteTrouble(directory, cause)
  }
  const guard =
    <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    (...args: A) =>
      run(...args).catch((cause: unknown) => {
        throw cause instanceof StoreError ? cause : sqliteTrouble(directory, cause)
      })
  const [archive, ledger, log, notes] = [sqlArchive(db), sqlLedger(db), sqlQuoteLog(db), sqlNotes(db)]
  return {
    archive: { append: guard(archive.append), facts: guard(archive.facts) },
    ledger: { append: guard(ledger.append), rows: guard(ledger.rows) },
    quoteLog: {
      writtenTo: guard(log.writtenTo),
      append: guard(log.append),
      quotes: guard(log.quotes),
      fold: guard(log.fold),
    },
    notes: { read: guard(notes.read), write: guard(notes.write) },
    close: () => db.destroy(),
  }
}

function opened(directory: string): DatabaseSync {
  let database: DatabaseSync | null = null
  try {
    mkdirSync(directory, { recursive: true })
    database = new DatabaseSync(join(directory, 'fairline.db'))
    // Exclusive: the first write takes the lock and only closing gives it back. WAL: a kill in mid-write loses nothing.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    database.exec('begin exclusive; commit')
    return database
  } catch (cause) {
    database?.close()
    throw sqliteTrouble(directory, cause)
  }
}
