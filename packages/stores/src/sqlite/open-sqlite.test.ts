import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { readLedger } from '@fairline/engine'
import { aPick, describeArchive, describeLedger, describeQuoteLog } from '@fairline/engine/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { openSqlite } from './open-sqlite.ts'

const made: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'fairline-store-'))
  made.push(path)
  return path
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})

describeArchive('embedded SQLite', () => openSqlite(folder()))
describeLedger('embedded SQLite', () => openSqlite(folder()))
describeQuoteLog('embedded SQLite', () => openSqlite(folder()))

const writer = new URL('../../testing/write-until-killed.ts', import.meta.url).pathname

/** Starts a process that appends rows and says each number once it is safe. */
function startWriter(directory: string) {
  const child = spawn(process.execPath, [writer, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => acknowledged.push(Number(line)))
  const until = (count: number) =>
    new Promise<void>((resolve) => lines.on('line', () => acknowledged.length >= count && resolve()))
  const over = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return { child, acknowledged, until, over }
}

describe('the embedded store', () => {
  it('keeps what it was given after it is closed and opened again', async () => {
    const directory = folder()
    const first = await openSqlite(directory)
    await first.ledger.append([aPick()])
    await first.close()
    const second = await openSqlite(directory)
    expect(await second.ledger.rows(0, 10)).toHaveLength(1)
    await second.close()
  })

  it('refuses a second process on the same folder, in words that help', async () => {
    const directory = folder()
    const { child, until, over } = startWriter(directory)
    await until(1)
    await expect(openSqlite(directory)).rejects.toThrow(
      `the data folder ${directory} is in use by another Fairline process`,
    )
    child.kill('SIGKILL')
    await over
    const after = await openSqlite(directory)
    await after.close()
  })

  it('loses no acknowledged row to a kill in mid-write, ten times over', { timeout: 60_000 }, async () => {
    const directory = folder()
    let acknowledged = 0
    for (let round = 0; round < 10; round++) {
      const run = startWriter(directory)
      await run.until(20 + round * 7)
      run.child.kill('SIGKILL')
      await run.over
      acknowledged += run.acknowledged.length
      const store = await openSqlite(directory)
      const rows = await Array.fromAsync(readLedger(store.ledger))
      await store.close()
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
      acknowledged = rows.length
    }
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
    const store = await openSqlite(directory, { mostPages: 60 })
    const written: string[] = []
    const filling = async () => {
      for (let i = 0; i < 10_000; i++) {
        await store.ledger.append([aPick({ id: `game-${i}` })])
        written.push(`game-${i}`)
      }
    }
    await expect(filling()).rejects.toMatchObject({ name: 'StoreError', kind: 'full' })
    expect(written.length).toBeGreaterThan(3)
    expect(await store.ledger.rows(0, 10_000)).toHaveLength(written.length)
    await store.close()
  })

  it('says that a folder cannot be written to', async () => {
    const directory = folder()
    // Root may write anywhere, so a file stands where the folder should be.
    writeFileSync(join(directory, 'taken'), '')
    chmodSync(join(directory, 'taken'), 0o400)
    await expect(openSqlite(join(directory, 'taken'))).rejects.toMatchObject({ name: 'StoreError', kind: 'read-only' })
  })
})
