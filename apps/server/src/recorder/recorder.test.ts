import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { type Fact, fullGame, type LeagueKey, type LedgerEntry, type Quote } from '@fairline/domain'
import { type Ledger, memoryLedger, readLedger, StoreError } from '@fairline/engine'
import { aPick, someFacts } from '@fairline/engine/testing'
import type { DecimalOdds } from '@fairline/odds'
import { type Outbox, openOutbox } from '@fairline/stores'
import { faultyDisk } from '@fairline/stores/testing'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openRecorder } from './recorder.ts'

const folders: string[] = []
const opened: Outbox[] = []
afterAll(async () => {
  for (const outbox of opened) await outbox.close().catch(() => undefined)
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

/** A store in memory that can be made unavailable. Skips quotes observed before the time it is written to. */
function memoryStore() {
  const ledger = memoryLedger()
  const quotes: Quote[] = []
  const facts = new Map<string, Fact>()
  const writtenTo = new Map<LeagueKey, number>()
  const folds: number[] = []
  const store = {
    away: null as StoreError | null,
    /** Whether an old row cannot be read. */
    isDamaged: false,
    folds,
    quotes,
    facts,
    ledger: {
      ...ledger,
      append: async (entries: readonly LedgerEntry[]) => {
        if (store.away) throw store.away
        return ledger.append(entries)
      },
    } satisfies Ledger,
    archive: {
      append: async (_: LeagueKey, batch: readonly Fact[]) => {
        if (store.away) throw store.away
        for (const fact of batch) facts.set(JSON.stringify(fact), fact)
        return { added: batch.length, present: 0 }
      },
      facts: async () => [],
    },
    quoteLog: {
      writtenTo: async (league: LeagueKey) => writtenTo.get(league) ?? null,
      append: async (league: LeagueKey, batch: readonly Quote[], upTo: number) => {
        if (store.away) throw store.away
        const before = writtenTo.get(league) ?? Number.NEGATIVE_INFINITY
        quotes.push(...batch.filter(({ observedAt }) => observedAt > before))
        writtenTo.set(league, Math.max(upTo, before))
        return batch.length
      },
      quotes: async () => [],
      fold: async (before: number) => {
        folds.push(before)
        if (store.isDamaged) throw new StoreError('broken', 'a row can’t be read')
        return { games: 0, before: 0, after: 0 }
      },
    },
  }
  return store
}

type MemoryStore = ReturnType<typeof memoryStore>

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fairline-recorder-'))
  folders.push(path)
  return path
}

async function recorderOn(store: MemoryStore, directory: string, bytes = 2 ** 20, disk = faultyDisk()) {
  let real = 0
  const errors: unknown[] = []
  const notices: string[] = []
  const outboxes = {
    entries: await openOutbox(join(directory, 'entries.log'), bytes, disk),
    facts: await openOutbox(join(directory, 'facts.log'), bytes, disk),
  }
  opened.push(outboxes.entries, outboxes.facts)
  const recorder = await openRecorder({
    ...store,
    outboxes,
    retentionDays: 30,
    probe: async () => {
      if (store.away) throw store.away
    },
    now: () => 42,
    realNow: () => real,
    onError: (error) => errors.push(error),
    onNotice: (message) => notices.push(message),
  })
  return { recorder, outboxes, errors, notices, pass: (ms: number) => (real += ms) }
}

const away = new StoreError('unreachable', 'postgres://10.1.2.3 is away')
const picksIn = async (ledger: Ledger) =>
  (await Array.fromAsync(readLedger(ledger))).flatMap(({ entry }) => (entry.kind === 'pick' ? [entry.game.id] : []))

const theirSlate: LedgerEntry = {
  kind: 'slate',
  origin: 'live',
  league: 'mlb',
  day: '2019-06-15',
  revision: 1,
  games: 1,
  picks: 0,
  passes: {},
  madeAt: 1000,
  modelVersion: 'rating-3',
}

const quoteAt = (observedAt: number, book = 'Book'): Fact => ({
  kind: 'quote',
  quote: {
    gameId: 'g',
    book,
    market: fullGame('moneyline'),
    prices: [1.9, 2] as DecimalOdds[],
    mark: null,
    observedAt,
  },
  observedAt,
})

describe('recording ledger entries', () => {
  it('has them in the ledger when publishing resolves, and nothing waits', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    await recorder.ledger.append([aPick({ id: 'a' })])
    expect(await picksIn(store.ledger)).toEqual(['a'])
    expect(recorder.status()).toEqual({ failure: null, isFull: false, mayPublish: true, waitingEntries: 0 })
  })

  it('keeps them in order during an outage of the store, reports it, and records them afterwards', async () => {
    const store = memoryStore()
    const { recorder, errors } = await recorderOn(store, folder())
    store.away = away
    for (const id of ['a', 'b', 'c']) await recorder.ledger.append([aPick({ id })])
    await recorder.tick()
    expect(recorder.status()).toEqual({
      failure: { kind: 'unreachable', since: 42 },
      isFull: false,
      mayPublish: true,
      waitingEntries: 3,
    })
    expect(errors).toEqual([away])
    store.away = null
    await recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a', 'b', 'c'])
    expect(recorder.status()).toEqual({ failure: null, isFull: false, mayPublish: true, waitingEntries: 0 })
  })

  it('syncs them to disk before they count as published', async () => {
    const { recorder, outboxes } = await recorderOn(memoryStore(), folder())
    const append = vi.spyOn(outboxes.entries, 'append')
    await recorder.ledger.append([aPick({ id: 'a' })])
    expect(append.mock.calls.map(([, options]) => options)).toEqual([{ sync: true }])
  })

  it('publishes again once a disk has room that was full at the start', async () => {
    const store = memoryStore()
    const disk = faultyDisk()
    disk.freeBytes = 0
    const { recorder } = await recorderOn(store, folder(), 16 * 1024, disk)
    await recorder.tick()
    expect(recorder.status()).toMatchObject({ isFull: true, mayPublish: false })
    disk.freeBytes = Number.POSITIVE_INFINITY
    await recorder.tick()
    expect(recorder.status()).toMatchObject({ isFull: false, mayPublish: true })
    await recorder.ledger.append([aPick({ id: 'a' })])
    expect(await picksIn(store.ledger)).toEqual(['a'])
  })

  it('records more at once than the outbox holds, as long as the store takes them', async () => {
    const store = memoryStore()
    const { recorder, outboxes } = await recorderOn(store, folder(), 64 * 1024)
    const entries = Array.from({ length: 5000 }, (_, i) => aPick({ id: `game-${i}` }))
    await recorder.ledger.append(entries)
    expect(await picksIn(store.ledger)).toHaveLength(5000)
    expect(outboxes.entries.fill()).toBeLessThan(0.01)
  })

  it('detects an outage of the store within seconds even if nothing has to be written', async () => {
    const store = memoryStore()
    const { recorder, pass } = await recorderOn(store, folder())
    store.away = away
    pass(4999)
    await recorder.tick()
    expect(recorder.status().failure).toBeNull()
    pass(1)
    await recorder.tick()
    expect(recorder.status().failure).toMatchObject({ kind: 'unreachable' })
    store.away = null
    await recorder.tick()
    expect(recorder.status().failure).toBeNull()
  })

  it('records after a restart what an earlier run left, before anything new', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    store.away = away
    await first.recorder.ledger.append([aPick({ id: 'a' }), aPick({ id: 'b' })])
    await first.outboxes.entries.close()
    const second = await recorderOn(store, directory)
    expect(second.recorder.ledger.pending()).toHaveLength(2)
    store.away = null
    await second.recorder.ledger.append([aPick({ id: 'c' })])
    await second.recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a', 'b', 'c'])
  })

  it('refuses more than the outbox holds, and says before that that it is full', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder(), 16 * 1024)
    store.away = away
    const published: string[] = []
    let wasFull = false
    const fill = async () => {
      for (let i = 0; ; i++) {
        wasFull = recorder.status().isFull
        await recorder.ledger.append([aPick({ id: `game-${i}` })])
        published.push(`game-${i}`)
      }
    }
    await expect(fill()).rejects.toMatchObject({ kind: 'backlog' })
    expect(wasFull).toBe(true)
    store.away = null
    await recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(published)
    expect(recorder.status().isFull).toBe(false)
  })
})

describe('recording under way', () => {
  it('keeps the entries that the ledger has not accepted, also across a kill', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    store.away = away
    for (const id of ['a', 'b', 'c']) await first.recorder.ledger.append([aPick({ id })])
    const append = store.ledger.append
    let appends = 0
    store.away = null
    store.ledger.append = async (entries) => {
      if (appends === 1) throw away
      appends += 1
      return append(entries)
    }
    await first.recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a'])
    await first.outboxes.entries.close()
    store.ledger.append = append
    const second = await recorderOn(store, directory)
    await second.recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a', 'b', 'c'])
  })

  it('sends a slow store one write at a time, however many ticks go by', async () => {
    const store = memoryStore()
    const { recorder, pass } = await recorderOn(store, folder())
    const { promise, resolve } = Promise.withResolvers<readonly []>()
    let appends = 0
    store.away = away
    await recorder.ledger.append([aPick({ id: 'a' })])
    store.away = null
    store.ledger.append = async () => {
      appends += 1
      return promise
    }
    const ticks = Array.from({ length: 10 }, () => {
      pass(1000)
      return recorder.tick()
    })
    resolve([])
    await Promise.all(ticks)
    expect(appends).toBe(1)
  })

  it('counts the fuller of both outboxes', async () => {
    const { recorder, outboxes } = await recorderOn(memoryStore(), folder(), 16 * 1024)
    expect(recorder.status().isFull).toBe(false)
    await outboxes.facts.append(Buffer.alloc(14_500))
    expect(recorder.status()).toMatchObject({ isFull: true, mayPublish: false })
  })
})

describe('two processes on one store', () => {
  const live = (id: string) => {
    const pick = aPick({ id })
    return { ...pick, origin: 'live' as const }
  }

  it('stops publishing while the other one holds the store, and goes on if that published nothing', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    store.away = new StoreError('in-use', 'another process')
    await recorder.ledger.append([live('a')])
    expect(recorder.status()).toMatchObject({ failure: { kind: 'in-use' }, mayPublish: false, waitingEntries: 1 })
    store.away = null
    await recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a'])
    expect(recorder.status().mayPublish).toBe(true)
  })

  it('never appends after entries of another process, and sets its own aside after a restart', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    await first.recorder.ledger.append([live('before')])
    store.away = away
    await first.recorder.ledger.append([live('mine')])
    store.away = null
    await store.ledger.append([live('theirs')])
    await first.recorder.tick()
    expect(first.recorder.status()).toMatchObject({ failure: { kind: 'superseded' }, mayPublish: false })
    expect(await picksIn(store.ledger)).toEqual(['before', 'theirs'])
    await first.outboxes.entries.close()
    const second = await recorderOn(store, directory)
    expect(second.notices).toEqual([
      'Entries published while another Fairline process recorded are set aside, not in the ledger: 1.',
    ])
    await second.recorder.ledger.append([live('next')])
    expect(await picksIn(store.ledger)).toEqual(['before', 'theirs', 'next'])
  })

  it('recognizes its own entries after the response to an append was lost', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    const append = store.ledger.append
    store.ledger.append = async (entries) => {
      await append(entries)
      throw away
    }
    await recorder.ledger.append([live('a')])
    store.ledger.append = append
    await recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['a'])
    expect(recorder.status()).toMatchObject({ failure: null, mayPublish: true, waitingEntries: 0 })
  })

  it.each([
    ['before it was checked', false],
    ['between the check and the repeated append', true],
  ])('recognizes an append committed %s if the next one fails too', async (_, isLate) => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    const { append } = store.ledger
    store.away = away
    await recorder.ledger.append([live('a')])
    await recorder.ledger.append([live('b')])
    store.away = null
    store.ledger.append = async (entries) => {
      if (!isLate) await append(entries)
      throw away
    }
    await recorder.tick()
    store.ledger.append = async (entries) => {
      if (isLate) await append([live('a')])
      if (entries.some((entry) => entry.kind === 'pick' && entry.game.id === 'b')) throw away
      return append(entries)
    }
    await recorder.tick()
    expect(recorder.status()).toMatchObject({ failure: { kind: 'unreachable' }, mayPublish: true, waitingEntries: 1 })
    store.ledger.append = append
    await recorder.tick()
    expect(recorder.status()).toMatchObject({ failure: null, mayPublish: true, waitingEntries: 0 })
    expect(await picksIn(store.ledger)).toEqual(['a', 'b'])
  })

  it('keeps what is published after an append was repeated, across a restart', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    const { append, head } = store.ledger
    store.ledger.append = async (entries) => {
      await append(entries)
      throw away
    }
    await first.recorder.ledger.append([live('a')])
    let heads = 0
    store.ledger.append = append
    store.ledger.head = async () => {
      heads += 1
      if (heads === 2) throw away
      return head()
    }
    await first.recorder.tick()
    await first.recorder.tick()
    store.ledger.head = head
    await first.recorder.ledger.append([live('c')])
    expect(first.recorder.status()).toMatchObject({ failure: null, waitingEntries: 0 })
    await first.outboxes.entries.close()
    const second = await recorderOn(store, directory)
    expect(second.notices).toEqual([])
    expect(await picksIn(store.ledger)).toEqual(['a', 'c'])
  })

  it('does not append behind slates of another process', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    store.away = away
    await recorder.ledger.append([live('a')])
    store.away = null
    await store.ledger.append([theirSlate])
    await recorder.tick()
    expect(recorder.status()).toMatchObject({ failure: { kind: 'superseded' }, mayPublish: false })
  })

  it('does not mind days that were replayed into the ledger meanwhile', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    store.away = away
    await recorder.ledger.append([live('a')])
    store.away = null
    await store.ledger.append([aPick({ id: 'replayed' })])
    await recorder.tick()
    expect(await picksIn(store.ledger)).toEqual(['replayed', 'a'])
  })
})

describe('an outbox that another version of the app left', () => {
  it('delivers what can be read, keeps a copy, and says so', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    store.away = away
    await first.recorder.ledger.append([aPick({ id: 'a' })])
    await first.outboxes.entries.append(deflateRawSync('[{"kind":"pick-v2"}]'))
    await first.recorder.ledger.append([aPick({ id: 'b' })])
    await first.recorder.take('mlb', [quoteAt(1000)], 1000)
    await first.outboxes.facts.append(Buffer.from('what is this?'))
    await first.recorder.take('mlb', [quoteAt(2000)], 2000)
    await Promise.all([first.outboxes.entries.close(), first.outboxes.facts.close()])
    store.away = null
    const second = await recorderOn(store, directory)
    await second.recorder.close(1000)
    expect(await picksIn(store.ledger)).toEqual(['a', 'b'])
    expect(store.quotes.map(({ observedAt }) => observedAt)).toEqual([1000, 2000])
    expect(second.notices).toHaveLength(2)
    expect(existsSync(join(directory, 'entries.log.unreadable'))).toBe(true)
  })
})

describe('recording facts', () => {
  it('writes prices to the quote log and the rest to the archive, without running scores', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder())
    await recorder.take('mlb', someFacts(), 5000)
    expect(store.quotes).toEqual([])
    await recorder.close(1000)
    expect([store.quotes.length, store.facts.size]).toEqual([2, 2])
  })

  it('gathers for ten minutes or until much has come', async () => {
    const store = memoryStore()
    const { recorder, pass } = await recorderOn(store, folder(), 2 ** 22)
    await recorder.take('mlb', [quoteAt(1000)], 1000)
    pass(599_000)
    await recorder.tick()
    expect(store.quotes).toHaveLength(0)
    pass(1000)
    await recorder.tick()
    expect(store.quotes).toHaveLength(1)
    await recorder.take(
      'nba',
      Array.from({ length: 20_000 }, (_, i) => quoteAt(2000 + i)),
      30_000,
    )
    await recorder.tick()
    expect(store.quotes).toHaveLength(20_001)
  })

  it('writes each once, however many share a moment, across outages and restarts that repeat them', async () => {
    const store = memoryStore()
    const directory = folder()
    // Runs of up to 700 prices share a moment: they straddle every size facts are packed and written in.
    const facts = Array.from({ length: 14_000 }, (_, i) => quoteAt(1000 + Math.floor(i / 700) * 10, `Book ${i}`))
    const end = 100_000
    const first = await recorderOn(store, directory, 2 ** 22)
    await first.recorder.take('mlb', facts.slice(0, 9100), 1120)
    store.away = away
    await first.recorder.tick()
    await first.outboxes.facts.close()
    const second = await recorderOn(store, directory, 2 ** 22)
    await second.recorder.take('mlb', facts, end)
    await second.recorder.tick()
    store.away = null
    await second.recorder.tick()
    await second.recorder.take('mlb', [...facts, quoteAt(end + 1, 'late')], end + 1)
    await second.recorder.close(1000)
    expect(store.quotes.map(({ book }) => book)).toEqual([...facts.map((_, i) => `Book ${i}`), 'late'])
  })

  it('downsamples old quotes once a day; an unreadable row does not stop recording', async () => {
    const day = 86_400_000
    const store = memoryStore()
    const { recorder, outboxes, pass, errors } = await recorderOn(store, folder())
    store.isDamaged = true
    for (const at of [100, 100.5, 101.2]) {
      await recorder.take('mlb', [quoteAt(at * day)], at * day)
      pass(600_000)
      await recorder.tick()
    }
    expect(store.folds.map((before) => before / day + 30)).toEqual([100, 101.2].map((at) => expect.closeTo(at, 6)))
    expect(errors).toHaveLength(2)
    expect(recorder.status().failure).toBeNull()
    expect(outboxes.facts.end()).toBeLessThan(100)
  })

  it('empties a small outbox before it is full', async () => {
    const store = memoryStore()
    const { recorder } = await recorderOn(store, folder(), 16 * 1024)
    for (let second = 1; second <= 600; second++) {
      await recorder.take(
        'mlb',
        Array.from({ length: 20 }, (_, i) => quoteAt(second * 1000 + i)),
        second * 1000 + 500,
      )
      expect(recorder.status().mayPublish).toBe(true)
      await recorder.tick()
    }
    expect(store.quotes.length).toBeGreaterThan(10_000)
  })

  it('stops writing when its time is up, and writes the rest after the next start', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory, 2 ** 22)
    const append = store.quoteLog.append
    store.quoteLog.append = async (...args) => {
      first.pass(400)
      return append(...args)
    }
    await first.recorder.take(
      'mlb',
      Array.from({ length: 14_000 }, (_, i) => quoteAt(1000 + i)),
      20_000,
    )
    await first.recorder.close(500)
    expect(store.quotes.length).toBeGreaterThan(0)
    expect(store.quotes.length).toBeLessThan(14_000)
    const second = await recorderOn(store, directory, 2 ** 22)
    await second.recorder.close(60_000)
    expect(store.quotes.map(({ observedAt }) => observedAt)).toEqual(Array.from({ length: 14_000 }, (_, i) => 1000 + i))
  })

  it('returns the newest time of any league’s facts, including those in the outbox after a kill', async () => {
    const store = memoryStore()
    const directory = folder()
    const first = await recorderOn(store, directory)
    expect(first.recorder.newestAt()).toBeNull()
    await first.recorder.take('mlb', [quoteAt(1000)], 1500)
    await first.recorder.take('nhl', [quoteAt(8000)], 9000)
    await first.outboxes.facts.close()
    expect((await recorderOn(store, directory)).recorder.newestAt()).toBe(9000)
  })
})
