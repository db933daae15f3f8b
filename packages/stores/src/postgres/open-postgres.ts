import { StoreError } from '@fairline/engine'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { migrate } from '../sql/migrate.ts'
import { sqlArchive } from '../sql/sql-archive.ts'
import { sqlLedger } from '../sql/sql-ledger.ts'
import { sqlNotes } from '../sql/sql-notes.ts'
import { sqlQuoteLog } from '../sql/sql-quote-log.ts'
import type { Tables } from '../sql/tables.ts'
import type { Store } from '../store.ts'

const INT8 = 20

/** Milliseconds and sequence numbers fit a double; left alone the driver would hand them over as text. */
const typesOf = (types: typeof pg.types) => ({
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? (value: string) => Number(value) : types.getTypeParser(oid, format as 'text'),
})

/**
 * Opens the store in a PostgreSQL database.
 *
 * @param url  `postgres://…`; never logged
 * @throws {StoreError} 'unreachable' if the database cannot be reached
 */
export async function openPostgres(url: string): Promise<Store> {
  // Loaded where a database is named: the embedded store starts without it.
  const { default: driver } = await import('pg')
  const types = typesOf(driver.types) as pg.CustomTypesConfig
  const pool = new driver.Pool({ connectionString: url, max: 8, types })
  // An idle connection may break; without a listener that would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (cause) {
    await db.destroy()
    throw new StoreError('unreachable', `the database of DATABASE_URL cannot be used (${(cause as Error).message})`, {
      cause,
    })
  }
  return {
    archive: sqlArchive(db),
    ledger: sqlLedger(db),
    quoteLog: sqlQuoteLog(db),
    notes: sqlNotes(db),
    close: () => db.destroy(),
  }
}
