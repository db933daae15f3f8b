import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Checkpoints, ledgerVerifier } from '@fairline/engine'
import { openPostgres } from '@fairline/stores'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { flakyProxy } from '../packages/stores/testing/flaky-proxy.ts'
import { freshDatabase } from '../packages/stores/testing/fresh-database.ts'
import { type LifePlan, learnedBefore, live } from './recorded-life.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const server = inject('postgres')
const minute = 60_000
const start = Date.parse('2026-07-15T23:30:00Z')
const [away, killed, back] = [start + 60 * minute, start + 146 * minute, start + 200 * minute]
const folders: string[] = []
let learned: Checkpoints
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

/** Lives for four hours on a database of its own; `goesAway` says whether that goes away in between. */
async function run({ goesAway, kills }: { goesAway: boolean; kills?: LifePlan['kills'] }) {
  const database = await freshDatabase(server as string)
  const { hostname, port, pathname } = new URL(database.url)
  const proxy = await flakyProxy({ host: hostname, port: Number(port || 5432) })
  const directory = mkdtempSync(join(tmpdir(), 'fairline-postgres-outage-'))
  folders.push(directory)
  const events = new Map(
    goesAway
      ? [
          [away, () => proxy.refuse()],
          [back, () => proxy.resume()],
        ]
      : [],
  )
  try {
    return await live({
      directory,
      open: () => openPostgres(proxy.url(pathname.slice(1))),
      learned,
      from: start,
      to: start + 240 * minute,
      events,
      ...(kills ? { kills } : {}),
    })
  } finally {
    await proxy.close()
    await database.drop()
  }
}

describe.skipIf(server === null)('a PostgreSQL that is away for hours', () => {
  let control: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    learned = await learnedBefore(start - 30 * minute)
    control = await run({ goesAway: false })
  })

  it('leaves the records of a run without an outage', async () => {
    const { counts, hashes, mostWaiting } = await run({ goesAway: true })
    expect(control.counts.settlements).toBeGreaterThan(0)
    expect(mostWaiting).toBeGreaterThan(0)
    expect({ counts, hashes }).toEqual({ counts: control.counts, hashes: control.hashes })
  })

  it('leaves them also if the app is killed meanwhile and starts once it is back', async () => {
    const kills = [{ at: killed, again: back }]
    const [restarted, broken] = [await run({ goesAway: false, kills }), await run({ goesAway: true, kills })]
    expect(broken.rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
    expect([broken.counts, broken.hashes]).toEqual([restarted.counts, restarted.hashes])
  })
})

describe.skipIf(server === null)('a server that starts on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let directory: string
  const servers: ServerProcess[] = []
  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const started = await startServer({ DATABASE_URL: database.url, DATA_DIR: directory, ...environment })
    servers.push(started)
    return started
  }
  const isServing = ({ phase }: { readonly phase: string }) => phase === 'serving'

  beforeEach(async () => {
    database = await freshDatabase(server as string)
    directory = mkdtempSync(join(tmpdir(), 'fairline-postgres-start-'))
    folders.push(directory)
  })
  afterEach(async () => {
    for (const started of servers.splice(0)) await started.stop()
    await database.drop()
  })

  it('creates the folder of its outbox if it does not exist', async () => {
    const absent = join(directory, 'not', 'there')
    const started = await start({ DATA_DIR: absent })
    await started.until(isServing)
    expect(readdirSync(absent).sort()).toEqual([
      expect.stringMatching(/^outbox-[0-9a-f-]{36}-entries\.log$/),
      expect.stringMatching(/^outbox-[0-9a-f-]{36}-facts\.log$/),
    ])
  })

  it('tries again if a connection is cut while the recorder is opened', async () => {
    const store = await openPostgres(database.url)
    await store.close()
    const { hostname, port, pathname } = new URL(database.url)
    const proxy = await flakyProxy({ host: hostname, port: Number(port || 5432) })
    try {
      // The recorder reads first up to where quotes are written.
      proxy.loseAnswerTo('quoted_to')
      const started = await start({ DATABASE_URL: proxy.url(pathname.slice(1)) })
      await started.until(isServing)
      expect(started.log.join('\n')).toContain('(DATABASE_URL) cannot be reached')
      await started.stop()
    } finally {
      await proxy.close()
    }
  })

  it('waits for a while until another process releases the database, and says so', async () => {
    const other = await openPostgres(database.url)
    const started = await start()
    await started.until(({ phase }) => phase === 'waiting for the database: another Fairline process is using it')
    await other.close()
    await expect(started.until(isServing)).resolves.toBeUndefined()
  })
})
