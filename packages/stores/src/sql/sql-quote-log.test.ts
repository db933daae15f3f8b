import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fullGame, Quote } from '@fairline/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from '../sqlite/open-sqlite.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fairline-quotes-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const quote = (observedAt: number) =>
  Quote.parse({ gameId: 'g', book: 'Book', market: fullGame('moneyline'), mark: null, observedAt, prices: [1.9, 2] })

/** Appends quotes, one at a time, from a moment on. */
async function append(from: number, count: number) {
  const store = await openSqlite(directory)
  for (let at = from; at < from + count; at++) await store.quoteLog.append('mlb', [quote(at)], at)
  await store.close()
}

function inDatabase(sql: string) {
  const database = new DatabaseSync(join(directory, 'fairline.db'))
  const rows = database.prepare(sql).all()
  database.close()
  return rows
}
const pieces = () => inDatabase('select number from quote_pieces order by number').length

async function readTimes() {
  const store = await openSqlite(directory, { mode: 'read' })
  try {
    return (await store.quoteLog.quotes('g', 1e9)).map(({ observedAt }) => observedAt)
  } finally {
    await store.close()
  }
}

it('puts the sixteen pieces of a game together when a seventeenth comes', async () => {
  await append(1, 16)
  expect(pieces()).toBe(16)
  await append(17, 1)
  expect(pieces()).toBe(1)
  expect(await readTimes()).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
})

it('goes on beside a piece that is damaged, which is kept as it is and named', async () => {
  await append(1, 16)
  inDatabase("update quote_pieces set body = 'damaged' where number = 3")
  await append(17, 4)
  expect(pieces()).toBe(20)
  await expect(readTimes()).rejects.toMatchObject({ name: 'StoreError', kind: 'broken' })
  expect(inDatabase('select body from quote_pieces where number = 3')).toEqual([{ body: 'damaged' }])
  inDatabase('delete from quote_pieces where number = 3')
  expect(await readTimes()).toEqual([1, 2, ...Array.from({ length: 17 }, (_, i) => i + 4)])
})
