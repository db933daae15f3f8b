import { ledgerKey } from '@fairline/domain'
import type { Ledger } from '@fairline/engine'
import { verifyLedger } from '@fairline/engine'
import {
  aPick,
  describeArchive,
  describeDamagedLedger,
  describeLedger,
  describeQuoteLog,
  type LedgerDamage,
} from '@fairline/engine/testing'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import type { Store } from '../store.ts'
import { defaultTimeouts } from './connection-config.ts'
import { openPostgres } from './open-postgres.ts'

const server = inject('postgres')

/** Waits half a second for a writer that may be just ending. */
const impatient = { timeouts: { ...defaultTimeouts, statementMs: 1000 } }

async function runSql(url: string, sql: string, ...values: (string | number)[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(server === null)('PostgreSQL', () => {
  const open = async () => {
    const database = await freshDatabase(server!)
    const store = await openPostgres(database.url)
    const damage: LedgerDamage = {
      remove: async (from, to) =>
        void (await runSql(database.url, 'delete from ledger where seq between $1 and $2', from, to)),
      insert: async ({ seq, entry, previous, hash }) =>
        void (await runSql(
          database.url,
          'insert into ledger values ($1, $2, $3, $4, $5)',
          seq,
          ledgerKey(entry),
          JSON.stringify(entry),
          previous,
          hash,
        )),
      garble: async (seq, body) =>
        void (await runSql(database.url, 'update ledger set body = $1 where seq = $2', body, seq)),
      setHead: async ({ seq, hash }) =>
        void (await runSql(database.url, 'update ledger_head set seq = $1, hash = $2', seq, hash)),
    }
    return {
      ...store,
      url: database.url,
      damage,
      close: async () => {
        await store.close()
        await database.drop()
      },
    }
  }
  describeArchive('PostgreSQL', open)
  describeLedger('PostgreSQL', open)
  describeDamagedLedger('PostgreSQL', open)
  describeQuoteLog('PostgreSQL', open)

  describe('opening it', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>
    const stores: Store[] = []
    const opened = async (...args: Parameters<typeof openPostgres>) => {
      const store = await openPostgres(...args)
      stores.push(store)
      return store
    }
    beforeEach(async () => {
      database = await freshDatabase(server!)
    })
    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close()
      await database.drop()
    })

    it('keeps its id from the first opening on', async () => {
      const first = await opened(database.url)
      await first.close()
      const second = await opened(database.url)
      expect(second.id).toBe(first.id)
      expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('creates no table in a database without a store if it may not', async () => {
      await runSql(database.url, 'create table ledger (note text)')
      const error = await openPostgres(database.url, { mode: 'read', create: false }).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ name: 'StoreError', kind: 'missing' })
      const tables = await runSql(database.url, "select tablename from pg_tables where schemaname = 'public'")
      expect(tables).toEqual([{ tablename: 'ledger' }])
    })

    it('lets other processes read while one process writes', async () => {
      const writer = await opened(database.url)
      await writer.ledger.append([aPick()])
      const reader = await opened(database.url, { mode: 'read', create: false })
      expect(await verifyLedger(reader.ledger)).toMatchObject({ rows: 1, holds: true })
      expect(reader.id).toBe(writer.id)
      await expect(reader.ledger.append([aPick({ id: 'mlb-2' })])).rejects.toMatchObject({ kind: 'read-only' })
      await expect(reader.notes.write('world', '{}')).rejects.toMatchObject({ kind: 'read-only' })
      await expect(reader.notes.writeAll([['world', '{}']])).rejects.toMatchObject({ kind: 'read-only' })
      await writer.ledger.append([aPick({ id: 'mlb-3' })])
      expect((await reader.ledger.rows(0, 10)).rows).toHaveLength(2)
    })

    it('refuses a second writer with a message that says what to do', async () => {
      await opened(database.url)
      const error = await openPostgres(database.url, impatient).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ name: 'StoreError', kind: 'in-use' })
      expect((error as Error).message).toContain('is in use by another Fairline process; stop that one')
    })

    it('lets the next writer in once the first has closed', async () => {
      const first = await opened(database.url)
      await first.close()
      const second = await opened(database.url)
      expect(await second.ledger.append([aPick()])).toHaveLength(1)
    })

    it('keeps 8 connections at most, and one for the lock', async () => {
      const store = await opened(database.url)
      await Promise.all(Array.from({ length: 40 }, () => store.ledger.rows(0, 10)))
      const [count] = await runSql(
        database.url,
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'fairline-%'",
      )
      expect(count).toEqual({ count: 9 })
    })

    it('sets a damaged note aside and answers that there is none', async () => {
      const store = await opened(database.url)
      await store.notes.write('checkpoint', 'rating 1500')
      await runSql(database.url, "update notes set body = 'rating 1900' where name = 'checkpoint'")
      expect(await store.notes.read('checkpoint')).toBeNull()
      expect(store.notes.damaged()).toEqual(['checkpoint'])
      expect(await store.notes.read('checkpoint.damaged')).toBe('rating 1900')
      expect(await runSql(database.url, 'select name from notes')).toEqual([{ name: 'checkpoint.damaged' }])
    })

    it('sets a damaged note aside only with the writer lock', async () => {
      const store = await opened(database.url, impatient)
      await store.notes.write('checkpoint', 'rating 1500')
      await runSql(database.url, "update notes set body = 'rating 1900'")
      const reader = await opened(database.url, { mode: 'read' })
      expect(await reader.notes.read('checkpoint')).toBeNull()
      expect(reader.notes.damaged()).toEqual(['checkpoint'])
      await runSql(
        database.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fairline-writer-%' and datname = current_database()",
      )
      const other = await opened(database.url)
      expect(await store.notes.read('checkpoint')).toBeNull()
      expect(await runSql(database.url, 'select name from notes')).toEqual([{ name: 'checkpoint' }])
      await other.close()
      expect(await store.notes.read('checkpoint')).toBeNull()
      expect(await runSql(database.url, 'select name from notes')).toEqual([{ name: 'checkpoint.damaged' }])
    })

    it('takes over a database of an older version, also for a reader', async () => {
      const store = await opened(database.url)
      const rows = await store.ledger.append([aPick(), aPick({ id: 'mlb-second' })])
      await store.notes.write('world', '{"seed":1}')
      await store.close()
      await runSql(
        database.url,
        "do $$ begin drop table ledger_head; drop table store_identity; alter table notes drop column hash; delete from kysely_migration where name = '0004-integrity'; end $$",
      )
      const reader = await opened(database.url, { mode: 'read', create: false })
      expect(await reader.ledger.head()).toEqual({ seq: 2, hash: rows[1]?.hash })
      expect(await reader.notes.read('world')).toBe('{"seed":1}')
      expect(reader.notes.damaged()).toEqual([])
    })

    it('names a damaged fact without the parser’s own text', async () => {
      const store = await opened(database.url)
      await runSql(
        database.url,
        "insert into facts (league, key, observed_at, phase, body) values ('mlb', 'game|1', 1, 0, '{broken')",
      )
      const error = await store.archive.facts('mlb', null, 10).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ name: 'StoreError', kind: 'broken' })
      expect((error as Error).message).toContain("fact game|1 can't be read")
      expect((error as Error).message).not.toContain('JSON')
    })
  })

  describe('the error it reports', () => {
    const failure = async (url: string, options: Parameters<typeof openPostgres>[1] = {}) => {
      const error = await openPostgres(url, options).catch((cause: unknown) => cause)
      return error as Error & { kind: string }
    }
    const elsewhere = (change: (url: URL) => void) => {
      const url = new URL(server!)
      url.username = 'postgres'
      url.password = 'hidden'
      change(url)
      return url.href
    }

    it('is unreachable if nothing listens, without the password', async () => {
      const error = await failure('postgres://someone:hidden@127.0.0.1:1/none')
      expect(error).toMatchObject({ name: 'StoreError', kind: 'unreachable' })
      expect(error.message).toContain('the database none on 127.0.0.1:1 (DATABASE_URL) cannot be reached')
      expect(error.message).not.toContain('hidden')
    })

    it('is refused if there is no such database or user', async () => {
      const noDatabase = await failure(elsewhere((url) => (url.pathname = '/fairline_none')))
      expect(noDatabase).toMatchObject({ name: 'StoreError', kind: 'refused' })
      expect(noDatabase.message).toContain('check user, password and database name')
      const noUser = await failure(elsewhere((url) => (url.username = 'nobody_here')))
      expect(noUser).toMatchObject({ name: 'StoreError', kind: 'refused' })
      expect(`${noDatabase.message}${noUser.message}`).not.toContain('hidden')
    })

    it('is refused if the address cannot be parsed, without repeating it', async () => {
      const error = await failure('postgres://user:hidden@[half/name')
      expect(error).toMatchObject({ name: 'StoreError', kind: 'refused' })
      expect(error.message).not.toContain('hidden')
    })

    it('is read-only if the server takes no writes', async () => {
      const opened = await open()
      const url = new URL(opened.url)
      url.searchParams.set('options', '-c default_transaction_read_only=on')
      await opened.ledger.append([aPick()])
      await (opened satisfies { ledger: Ledger }).quoteLog.append('mlb', [], 1)
      const reader = await openPostgres(url.href, { mode: 'read' })
      expect((await reader.ledger.rows(0, 10)).rows).toHaveLength(1)
      await reader.close()
      await opened.close()
      const fresh = await freshDatabase(server!)
      const readOnly = new URL(fresh.url)
      readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
      expect(await failure(readOnly.href)).toMatchObject({ name: 'StoreError', kind: 'read-only' })
      await fresh.drop()
    })
  })
})
