import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ledgerKey } from '@fairline/domain'
import type { Ledger } from '@fairline/engine'
import {
  aPick,
  describeArchive,
  describeDamagedLedger,
  describeLedger,
  describeQuoteLog,
  type LedgerDamage,
} from '@fairline/engine/testing'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolders } from '../../testing/temporary-folders.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = temporaryFolders()

describeArchive('embedded SQLite', () => openSqlite(folder()))
describeLedger('embedded SQLite', damageableLedger)
describeDamagedLedger('embedded SQLite', damageableLedger)
describeQuoteLog('embedded SQLite', () => openSqlite(folder()))

/** A ledger whose file the test changes while the store is closed: an open store locks other processes out. */
async function damageableLedger() {
  const directory = folder()
  let store = await openSqlite(directory)
  const change = async (sql: string, ...values: (string | number)[]) => {
    await store.close()
    editDatabase(directory, sql, ...values)
    store = await openSqlite(directory)
  }
  const ledger: Ledger = {
    append: (entries) => store.ledger.append(entries),
    rows: (after, limit) => store.ledger.rows(after, limit),
    head: () => store.ledger.head(),
  }
  const damage: LedgerDamage = {
    remove: (from, to) => change('delete from ledger where seq between ? and ?', from, to),
    insert: ({ seq, entry, previous, hash }) =>
      change('insert into ledger values (?, ?, ?, ?, ?)', seq, ledgerKey(entry), JSON.stringify(entry), previous, hash),
    garble: (seq, body) => change('update ledger set body = ? where seq = ?', body, seq),
    setHead: ({ seq, hash }) => change('update ledger_head set seq = ?, hash = ?', seq, hash),
  }
  return { ledger, damage, close: () => store.close() }
}

function editDatabase(directory: string, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(join(directory, 'fairline.db'))
  database.prepare(sql).run(...values)
  database.close()
}

function noteNames(directory: string): unknown[] {
  const database = new DatabaseSync(join(directory, 'fairline.db'))
  const rows = database.prepare('select name from notes order by name').all()
  database.close()
  return rows.map(({ name }) => name)
}

describe('the embedded store', () => {
  it('keeps what it was given after it is closed and opened again', async () => {
    const directory = folder()
    const first = await openSqlite(directory)
    await first.ledger.append([aPick()])
    await first.close()
    const second = await openSqlite(directory)
    expect((await second.ledger.rows(0, 10)).rows).toHaveLength(1)
    await second.close()
  })

  it('writes to the disk before it acknowledges: a power cut loses nothing either', async () => {
    const connections = new Set<DatabaseSync>()
    const exec = DatabaseSync.prototype.exec
    const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      connections.add(this)
      return exec.call(this, sql)
    })
    const store = await openSqlite(folder())
    spy.mockRestore()
    // 2 is FULL: SQLite syncs the write-ahead log at every commit.
    const levels = [...connections].map((database) => database.prepare('pragma synchronous').get())
    expect(levels).toEqual([{ synchronous: 2 }])
    await store.close()
  })

  it('says that a file which is no database is none', async () => {
    const directory = folder()
    writeFileSync(
      join(directory, 'fairline.db'),
      'this is not a database, but it is long enough to be read as one. '.repeat(20),
    )
    await expect(openSqlite(directory)).rejects.toMatchObject({ name: 'StoreError', kind: 'broken' })
  })

  it('says that the disk is full, and has lost nothing it acknowledged', async () => {
    const directory = folder()
    const database = new DatabaseSync(join(directory, 'fairline.db'))
    database.exec('pragma page_size = 512')
    database.close()
    const store = await openSqlite(directory, { maxPages: 60 })
    const written: string[] = []
    const filling = async () => {
      for (let i = 0; i < 10_000; i++) {
        await store.ledger.append([aPick({ id: `game-${i}` })])
        written.push(`game-${i}`)
      }
    }
    await expect(filling()).rejects.toMatchObject({ name: 'StoreError', kind: 'full' })
    expect(written.length).toBeGreaterThan(3)
    expect((await store.ledger.rows(0, 10_000)).rows).toHaveLength(written.length)
    await store.close()
  })

  it('creates nothing if it may not, and says that there is no store', async () => {
    const absent = join(folder(), 'misspelled')
    const error = await openSqlite(absent, { create: false }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: 'StoreError', kind: 'missing' })
    expect((error as Error).message).toContain(`${absent} (DATA_DIR) holds no Fairline store`)
    expect(existsSync(absent)).toBe(false)
  })

  it('leaves a database of another program as it is if it may not create a store', async () => {
    const directory = folder()
    const database = new DatabaseSync(join(directory, 'fairline.db'))
    database.exec('create table ledger (note text)')
    database.close()
    const before = readFileSync(join(directory, 'fairline.db'))
    await expect(openSqlite(directory, { create: false })).rejects.toMatchObject({ kind: 'missing' })
    expect(readFileSync(join(directory, 'fairline.db')).equals(before)).toBe(true)
    expect(readdirSync(directory)).toEqual(['fairline.db'])
  })

  it('keeps its id from the first opening on', async () => {
    const directory = folder()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const store = await openSqlite(directory)
      ids.push(store.id)
      await store.close()
    }
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    const other = await openSqlite(folder())
    expect(other.id).not.toBe(ids[0])
    await other.close()
  })

  it('takes over a database of an older version: head, id and note hashes are added', async () => {
    const directory = folder()
    const store = await openSqlite(directory)
    const rows = await store.ledger.append([aPick(), aPick({ id: 'mlb-second' })])
    await store.notes.write('world', '{"seed":1}')
    await store.close()
    const database = new DatabaseSync(join(directory, 'fairline.db'))
    // A kill in the middle of the step leaves the column behind.
    database.exec(
      "drop table ledger_head; drop table store_identity; update notes set hash = null; delete from kysely_migration where name = '0004-integrity'",
    )
    database.close()
    const again = await openSqlite(directory)
    expect(await again.ledger.head()).toEqual({ seq: 2, hash: rows[1]?.hash })
    expect(await again.notes.read('world')).toBe('{"seed":1}')
    expect(again.notes.damaged()).toEqual([])
    expect(again.id).toMatch(/^[0-9a-f-]{36}$/)
    await again.close()
  })

  it('sets a damaged note aside and answers that there is none', async () => {
    const directory = folder()
    const store = await openSqlite(directory)
    await store.notes.write('checkpoint', 'rating 1500')
    await store.close()
    editDatabase(directory, "update notes set body = 'rating 1900' where name = 'checkpoint'")
    const again = await openSqlite(directory)
    expect(await again.notes.read('checkpoint')).toBeNull()
    expect(again.notes.damaged()).toEqual(['checkpoint'])
    expect(await again.notes.read('checkpoint.damaged')).toBe('rating 1900')
    await again.close()
    expect(noteNames(directory)).toEqual(['checkpoint.damaged'])
    const later = await openSqlite(directory)
    await later.notes.write('checkpoint', 'rating 1501')
    expect(await later.notes.read('checkpoint')).toBe('rating 1501')
    await later.close()
  })

  it('writes nothing if it was opened for reading, not even a damaged note aside', async () => {
    const directory = folder()
    const store = await openSqlite(directory)
    await store.notes.write('checkpoint', 'rating 1500')
    await store.close()
    editDatabase(directory, "update notes set body = 'rating 1900' where name = 'checkpoint'")
    const reader = await openSqlite(directory, { mode: 'read' })
    expect(await reader.notes.read('checkpoint')).toBeNull()
    expect(reader.notes.damaged()).toEqual(['checkpoint'])
    const readOnly = { name: 'StoreError', kind: 'read-only' }
    await expect(reader.ledger.append([aPick()])).rejects.toMatchObject(readOnly)
    await expect(reader.notes.write('checkpoint', 'rating 1501')).rejects.toMatchObject(readOnly)
    await expect(reader.notes.writeAll([['checkpoint', 'rating 1501']])).rejects.toMatchObject(readOnly)
    await reader.close()
    expect(noteNames(directory)).toEqual(['checkpoint'])
  })

  it('says that a folder cannot be written to', async () => {
    const directory = folder()
    // Root may write anywhere, so a file stands where the folder should be.
    writeFileSync(join(directory, 'taken'), '')
    chmodSync(join(directory, 'taken'), 0o400)
    await expect(openSqlite(join(directory, 'taken'))).rejects.toMatchObject({ name: 'StoreError', kind: 'read-only' })
  })
})
