import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aPick } from '@fairline/engine/testing'
import { openOutbox, openPostgres, openSqlite, outboxPath, packEntries } from '@fairline/stores'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../packages/stores/testing/fresh-database.ts'
import { smallSeason } from './small-season.ts'

const main = join(import.meta.dirname, '../apps/cli/src/main.ts')
const server = inject('postgres')
/** Each command is a process of its own, which takes seconds to start on a busy machine. */
let root = ''
let data = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairline-cli-store-'))
  data = join(root, 'files')
  mkdirSync(join(data, 'mlb'), { recursive: true })
  writeFileSync(join(data, 'mlb', 'season.csv'), smallSeason(150, '2019-06-15'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function fairline(args: readonly string[], environment: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: '', DATABASE_URL: '', ...environment }
  const run = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env })
  return { code: run.status, out: run.stdout, err: run.stderr }
}

const record = (environment: Record<string, string>) => {
  for (const day of ['2019-06-10', '2019-06-11', '2019-06-12']) {
    const run = fairline(['replay', '--league', 'mlb', '--data', data, '--date', day, '--record'], environment)
    expect(run).toMatchObject({ code: 0, err: '' })
  }
}

describe('a store that does not exist', () => {
  it.each([[['verify']], [['record']], [['ledger', '--export', '/tmp/never-written.jsonl']]])(
    'is an error for %j, and none is created',
    (args) => {
      const misspelled = join(root, 'misspelled')
      const { code, out, err } = fairline(args, { DATA_DIR: misspelled })
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toContain(`the data folder ${misspelled} (DATA_DIR) holds no Fairline store`)
      expect(existsSync(misspelled)).toBe(false)
      expect(existsSync('/tmp/never-written.jsonl')).toBe(false)
    },
  )

  it('is refused by name if DATABASE_URL is no address of PostgreSQL, without its password', () => {
    const { code, err } = fairline(['verify'], { DATABASE_URL: 'mysql://me:hidden@host/name' })
    expect(code).toBe(1)
    expect(err).toContain('DATABASE_URL: expected postgres://')
    expect(err).not.toContain('hidden')
  })

  it('is named if nothing answers at DATABASE_URL, without its password', () => {
    const { code, err } = fairline(['verify'], { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/fair' })
    expect(code).toBe(1)
    expect(err).toContain('the database fair on 127.0.0.1:1 (DATABASE_URL) cannot be reached')
    expect(err).not.toContain('hidden')
  })
})

describe('an empty ledger', () => {
  it('neither holds nor fails: there is nothing to verify', () => {
    const store = { DATA_DIR: join(root, 'empty') }
    const file = join(data, 'mlb', 'season.csv')
    expect(fairline(['import', '--league', 'mlb', '--format', 'sbr', file], store).code).toBe(0)
    const message = 'The ledger is empty: there is nothing to verify.\n'
    expect(fairline(['verify'], store)).toEqual({ code: 1, out: '', err: message })
    const json = fairline(['verify', '--json'], store)
    expect([json.code, JSON.parse(json.out)]).toEqual([1, expect.objectContaining({ rows: 0, holds: null })])
    writeFileSync(join(root, 'empty.jsonl'), '')
    expect(fairline(['verify', '--ledger', join(root, 'empty.jsonl')], store).err).toBe(message)
  })
})

describe('a damaged ledger', () => {
  it('is verified to its end: every missing and unreadable row is named', () => {
    const directory = join(root, 'damaged')
    record({ DATA_DIR: directory })
    const whole = JSON.parse(fairline(['verify', '--json'], { DATA_DIR: directory }).out) as { rows: number }
    expect(whole).toMatchObject({ holds: true })
    const database = new DatabaseSync(join(directory, 'fairline.db'))
    database.exec(
      `delete from ledger where seq = 2 or seq = ${whole.rows}; update ledger set body = '{broken' where seq = 4`,
    )
    database.close()
    const { code, err } = fairline(['verify'], { DATA_DIR: directory })
    expect(code).toBe(1)
    expect(err).toBe(
      `row 2 is missing; row 4 can't be read (its body is not JSON); row ${whole.rows} is missing\n` +
        `the other ${whole.rows - 3} rows hold\n`,
    )
    const json = JSON.parse(fairline(['verify', '--json'], { DATA_DIR: directory }).out)
    expect(json).toMatchObject({
      holds: false,
      missing: [{ from: 2 }, { from: whole.rows }],
      unreadable: [{ from: 4 }],
    })
    const file = join(root, 'damaged.jsonl')
    const exported = fairline(['ledger', '--export', file], { DATA_DIR: directory })
    expect(exported.code).toBe(1)
    expect(exported.out).toContain(`${whole.rows - 3} rows written`)
    expect(exported.err).toContain("row 4 can't be read")
    expect(fairline(['record'], { DATA_DIR: directory }).err).toContain('Left out of the record: row 2 is missing')
  })
})

describe('entries that wait in the outbox', () => {
  it('are counted by verify, which changes nothing in the outbox', async () => {
    const directory = join(root, 'waiting')
    record({ DATA_DIR: directory })
    const rows = (JSON.parse(fairline(['verify', '--json'], { DATA_DIR: directory }).out) as { rows: number }).rows
    expect(fairline(['verify'], { DATA_DIR: directory }).out).toBe(`${rows} rows hold\n`)
    const store = await openSqlite(directory)
    const { id } = store
    await store.close()
    const path = outboxPath(directory, id, 'entries')
    const outbox = await openOutbox(path, 16 * 1024)
    const entries = [aPick({ id: 'mlb-1' }), aPick({ id: 'mlb-2' })]
    await outbox.append(packEntries({ after: rows, entries }), { sync: true })
    await outbox.close()
    const before = readFileSync(path)
    const note = `2 published entries wait in the outbox ${path}, not in the ledger yet: the server writes them once it can use the store.`
    expect(fairline(['verify'], { DATA_DIR: directory })).toEqual({
      code: 0,
      out: `${rows} rows hold\n${note}\n`,
      err: '',
    })
    const json = JSON.parse(fairline(['verify', '--json'], { DATA_DIR: directory }).out)
    expect(json).toMatchObject({ rows, holds: true, waiting: 2 })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(directory).filter((name) => name.startsWith('outbox'))).toEqual([basename(path)])
    const database = new DatabaseSync(join(directory, 'fairline.db'))
    database.exec('delete from ledger where seq = 2')
    database.close()
    const { code, err } = fairline(['verify'], { DATA_DIR: directory })
    expect(code).toBe(1)
    expect(err).toContain('row 2 is missing')
    expect(err).toContain(note)
  })
})

describe.skipIf(server === null)('a ledger in PostgreSQL', () => {
  it('is recorded, verified, exported and counted through DATABASE_URL, also while another process writes', async () => {
    const database = await freshDatabase(server!)
    const store = { DATABASE_URL: database.url }
    try {
      expect(fairline(['verify'], store)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('(DATABASE_URL) holds no Fairline store'),
      })
      record(store)
      const writer = await openPostgres(database.url)
      expect(fairline(['verify'], store)).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows hold\n$/) })
      const outbox = await openOutbox(outboxPath(root, writer.id, 'entries'), 16 * 1024)
      await outbox.append(packEntries({ after: 1, entries: [aPick({ id: 'mlb-waiting' })] }), { sync: true })
      expect(fairline(['verify'], { ...store, DATA_DIR: root })).toMatchObject({
        code: 0,
        out: expect.stringMatching(
          /^\d+ rows hold\n1 published entry waits in the outbox .+: the server writes it once/,
        ),
      })
      await outbox.close()
      const absent = join(root, 'absent')
      const elsewhere = fairline(['verify', '--json'], { ...store, DATA_DIR: absent })
      expect(JSON.parse(elsewhere.out)).toMatchObject({ holds: true, waiting: null })
      expect(existsSync(absent)).toBe(false)
      const file = join(root, 'postgres.jsonl')
      expect(fairline(['ledger', '--export', file], store).code).toBe(0)
      expect(fairline(['verify', '--ledger', file], store)).toMatchObject({ code: 0 })
      expect(JSON.parse(fairline(['record', '--json'], store).out)).toMatchObject({ live: { picks: 0 } })
      const second = fairline(['import', '--league', 'mlb', '--format', 'sbr', join(data, 'mlb', 'season.csv')], store)
      expect(second).toMatchObject({ code: 1, err: expect.stringContaining('in use by another Fairline process') })
      await writer.close()
    } finally {
      await database.drop()
    }
  })
})
