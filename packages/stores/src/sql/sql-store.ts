import { StoreError } from '@fairline/engine'
import type { Kysely } from 'kysely'
import type { Store } from '../store.ts'
import { sqlArchive } from './sql-archive.ts'
import { sqlLedger } from './sql-ledger.ts'
import { sqlNotes } from './sql-notes.ts'
import { sqlQuoteLog } from './sql-quote-log.ts'
import type { Tables } from './tables.ts'

interface SqlStoreOptions {
  /** Turns an error of the database into a StoreError; returns any other error as it is. */
  readonly toStoreError: (cause: unknown) => unknown
  /** Called before every write; rejects if this process may not write. */
  readonly beforeWrite: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A store on any database the tables are in, with the same guard around every method. */
export async function sqlStore(db: Kysely<Tables>, options: SqlStoreOptions): Promise<Store> {
  const { beforeWrite, close } = options
  const read = guardWith(options.toStoreError)
  const write = <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    read(async (...args: A) => {
      await beforeWrite()
      return run(...args)
    })
  const archive = sqlArchive(db)
  const ledger = sqlLedger(db)
  const quoteLog = sqlQuoteLog(db)
  const notes = sqlNotes(db, beforeWrite)
  const id = await read(() => db.selectFrom('store_identity').select('id').executeTakeFirstOrThrow())()
  return {
    id: id.id,
    archive: { append: write(archive.append), facts: read(archive.facts) },
    ledger: { append: write(ledger.append), rows: read(ledger.rows), head: read(ledger.head) },
    quoteLog: {
      writtenTo: read(quoteLog.writtenTo),
      append: write(quoteLog.append),
      quotes: read(quoteLog.quotes),
      fold: write(quoteLog.fold),
    },
    notes: {
      read: read(notes.read),
      write: write(notes.write),
      writeAll: write(notes.writeAll),
      damaged: notes.damaged,
    },
    close,
  }
}

/** Wraps functions so that they reject with a StoreError. */
export const guardWith =
  (toStoreError: (cause: unknown) => unknown) =>
  <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await run(...args)
    } catch (cause) {
      throw cause instanceof StoreError ? cause : toStoreError(cause)
    }
  }
