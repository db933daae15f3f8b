import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fullGame, type Quote } from '@fairline/domain'
import { verifyLedger } from '@fairline/engine'
import { aPick, someFacts } from '@fairline/engine/testing'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type FlakyProxy, flakyProxy } from '../../testing/flaky-proxy.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { packQuotes } from '../sql/quote-chunk.ts'
import type { Store } from '../store.ts'
import { guardPool } from './guard-pool.ts'
import { openPostgres } from './open-postgres.ts'

const server = inject('postgres')
/** Short, so that a silent connection is given up within a test. */
const timeouts = { connectMs: 700, statementMs: 500 }
const writer = new URL('../../testing/write-until-killed.ts', import.meta.url).pathname

const picks = (count: number, name = 'game') => Array.from({ length: count }, (_, i) => aPick({ id: `${name}-${i}` }))
const quotes: Quote[] = [1000, 2000].map((observedAt) => ({
  gameId: 'mlb-1',
  book: 'Book',
  market: fullGame('moneyline'),
  prices: [1.9, 2] as Quote['prices'],
  mark: null,
  observedAt,
}))
const errorOf = (run: Promise<unknown>) => run.then(() => null).catch((cause: unknown) => cause)
const unreachable = { name: 'StoreError', kind: 'unreachable' }

describe.skipIf(server === null)('PostgreSQL behind a bad connection', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let proxy: FlakyProxy
  let store: Store

  const throughProxy = () => {
    const url = new URL(database.url)
    url.hostname = '127.0.0.1'
    url.port = String(proxy.port)
    return url.href
  }
  const direct = async (sql: string, ...values: unknown[]) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query(sql, values)).rows as Record<string, unknown>[]
    } finally {
      await client.end()
    }
  }
  const terminate = (condition: string) =>
    direct(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    )

  beforeEach(async () => {
    database = await freshDatabase(server!)
    const { hostname, port } = new URL(server!)
    proxy = await flakyProxy({ host: hostname, port: Number(port || 5432) })
    store = await openPostgres(throughProxy(), { timeouts })
  })
  afterEach(async () => {
    await store.close()
    await proxy.close()
    await database.drop()
  })

  /** Appends in a transaction that takes a while, breaks the connection in its middle, repeats the append, and expects all rows. */
  async function expectRecovery(breakIt: () => unknown, repair: () => unknown = () => undefined) {
    const entries = picks(60)
    proxy.delay(4)
    const failing = errorOf(store.ledger.append(entries))
    await wait(150)
    await breakIt()
    expect(await failing).toMatchObject(unreachable)
    proxy.delay(0)
    await repair()
    expect(await store.ledger.append(entries)).toHaveLength(60)
    expect(await verifyLedger(store.ledger)).toMatchObject({ rows: 60, holds: true })
  }

  it('survives connections that are cut in mid-transaction', () => expectRecovery(() => proxy.cut()))

  it('survives sessions that are terminated in mid-transaction', () => expectRecovery(() => terminate('true')))

  it('gives up a connection that falls silent in mid-transaction, and never uses it again', () =>
    expectRecovery(
      () => proxy.stall(),
      () => proxy.resume(),
    ))

  it('gives up a connection whose answers are lost in mid-transaction', () =>
    expectRecovery(
      () => proxy.stall('to-client'),
      () => proxy.resume(),
    ))

  it('gives up a connection that the server has forgotten', () => expectRecovery(() => proxy.halfOpen()))

  it('does not return a broken connection to the pool', async () => {
    const pool = new pg.Pool({ connectionString: throughProxy(), max: 1, query_timeout: 200 })
    const guarded = guardPool(pool, 'the database')
    const sessionOf = async (client: Awaited<ReturnType<typeof guarded.connect>>) =>
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid
    try {
      const broken = await guarded.connect()
      const session = await sessionOf(broken)
      proxy.stall()
      expect(await errorOf(broken.query('select 1', []))).toMatchObject(unreachable)
      await proxy.resume()
      // It responds again, but to an earlier query.
      expect(await errorOf(broken.query('select 2', []))).toMatchObject(unreachable)
      broken.release()
      expect(pool.totalCount).toBe(0)
      const next = await guarded.connect()
      expect(await sessionOf(next)).not.toBe(session)
      next.release()
      expect(pool.idleCount).toBe(1)
    } finally {
      await guarded.end()
    }
  })

  it('survives connections that are cut while they are idle', async () => {
    await Promise.all(Array.from({ length: 8 }, () => store.ledger.rows(0, 1)))
    proxy.cut()
    await terminate('true')
    await wait(20)
    expect(await store.ledger.append(picks(1))).toHaveLength(1)
  })

  it('says that a server accepts connections and never answers, and waits no longer than its time-out', async () => {
    proxy.stall()
    expect(await errorOf(openPostgres(throughProxy(), { timeouts }))).toMatchObject(unreachable)
    await proxy.resume()
  })

  it('says that a statement takes too long', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('begin; lock table ledger_head in access exclusive mode')
    const error = await errorOf(store.ledger.append(picks(1)))
    await client.query('rollback')
    await client.end()
    expect(error).toMatchObject(unreachable)
    expect((error as Error).message).toContain('statement timeout')
    expect(await store.ledger.append(picks(1))).toHaveLength(1)
  })

  it('works again after the server was away', async () => {
    await proxy.refuse()
    expect(await errorOf(store.ledger.append(picks(1)))).toMatchObject(unreachable)
    expect(await errorOf(store.ledger.rows(0, 1))).toMatchObject(unreachable)
    expect(await errorOf(store.notes.read('world'))).toMatchObject(unreachable)
    await proxy.resume()
    expect(await store.ledger.append(picks(1))).toHaveLength(1)
  })

  describe('a transaction whose commit was done and whose answer was lost', () => {
    it('can be repeated for the ledger', async () => {
      proxy.loseAnswerTo('commit')
      expect(await errorOf(store.ledger.append(picks(3)))).toMatchObject(unreachable)
      expect(await direct('select count(*)::int as count from ledger')).toEqual([{ count: 3 }])
      expect(await store.ledger.append(picks(4))).toHaveLength(1)
      expect(await verifyLedger(store.ledger)).toMatchObject({ rows: 4, holds: true })
    })

    it('can be repeated for the archive', async () => {
      proxy.loseAnswerTo('commit')
      expect(await errorOf(store.archive.append('mlb', someFacts()))).toMatchObject(unreachable)
      expect(await store.archive.append('mlb', someFacts())).toEqual({ added: 0, present: 4 })
      expect(await store.archive.facts('mlb', null, 9000)).toHaveLength(4)
    })

    it('can be repeated for quotes', async () => {
      proxy.loseAnswerTo('commit')
      expect(await errorOf(store.quoteLog.append('mlb', quotes, 2000))).toMatchObject(unreachable)
      expect(await store.quoteLog.append('mlb', quotes, 2000)).toBe(0)
      expect(await store.quoteLog.quotes('mlb-1', 9000)).toEqual(quotes)
    })
  })

  it('waits for quotes that are still being written on a connection it gave up', async () => {
    const lost = new pg.Client({ connectionString: database.url })
    await lost.connect()
    await lost.query('begin')
    await lost.query("insert into quoted_to (league, at) values ('mlb', 2000)")
    const appending = store.quoteLog.append('mlb', quotes, 2000)
    await wait(100)
    await lost.query("insert into quote_pieces values ('mlb-1', 1, 2000, 0, $1)", [packQuotes(quotes)])
    await lost.query('commit')
    await lost.end()
    expect(await appending).toBe(0)
    expect(await store.quoteLog.quotes('mlb-1', 9000)).toEqual(quotes)
  })

  describe('the writer lock', () => {
    it('is taken again if its connection was lost', async () => {
      await terminate("application_name like 'fairline-writer-%'")
      expect(await store.ledger.append(picks(1))).toHaveLength(1)
      await expect(openPostgres(database.url)).rejects.toMatchObject({ kind: 'in-use' })
    })

    it('is taken from our own session if the server has not noticed that its connection was lost', async () => {
      proxy.abandon()
      await wait(20)
      expect(await store.ledger.append(picks(1))).toHaveLength(1)
    })

    it('is not taken from another process that got it meanwhile', async () => {
      await proxy.refuse()
      await terminate('true')
      const other = await openPostgres(database.url)
      await proxy.resume()
      expect(await errorOf(store.ledger.append(picks(1)))).toMatchObject({ name: 'StoreError', kind: 'in-use' })
      expect(await errorOf(store.quoteLog.append('mlb', quotes, 2000))).toMatchObject({ kind: 'in-use' })
      expect((await store.ledger.rows(0, 10)).rows).toEqual([])
      await other.close()
      expect(await store.ledger.append(picks(1))).toHaveLength(1)
    })

    it('does not outlive a process that was killed, and nothing acknowledged is lost', async () => {
      await store.close()
      const child = spawn(process.execPath, [writer, 'postgres', database.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const lines = createInterface({ input: child.stdout })
      let acknowledged = 0
      await new Promise<void>((resolve) => lines.on('line', () => ++acknowledged >= 20 && resolve()))
      await expect(openPostgres(database.url)).rejects.toMatchObject({ kind: 'in-use' })
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('close', resolve))
      const next = await openPostgres(database.url)
      expect((await next.ledger.rows(0, 1_000_000)).rows.length).toBeGreaterThanOrEqual(acknowledged)
      expect(await next.ledger.append(picks(1, 'successor'))).toHaveLength(1)
      await next.close()
    })
  })
})
