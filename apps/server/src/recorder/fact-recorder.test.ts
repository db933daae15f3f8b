import { type Fact, fullGame, type LeagueKey, type Quote } from '@fairline/domain'
import { someFacts } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import type { Outbox } from '@fairline/stores'
import { expect, it } from 'vitest'
import { openFactRecorder } from './fact-recorder.ts'

const DAY_MS = 86_400_000

const quoteAt = (observedAt: number, book = 'Book'): Fact => ({
  kind: 'quote',
  observedAt,
  quote: {
    gameId: 'g',
    book,
    market: fullGame('moneyline'),
    prices: [decimalOdds(1.9), decimalOdds(2)],
    mark: null,
    observedAt,
  },
})
const quotesAt = (count: number, from = 1000) => Array.from({ length: count }, (_, i) => quoteAt(from + i))

/** An outbox in memory whose offsets count payloads. */
function memoryOutbox(
  fill: () => number = () => 0,
): Outbox & { readonly payloads: Buffer[]; readonly copies: string[] } {
  const payloads: Buffer[] = []
  const copies: string[] = []
  return {
    payloads,
    copies,
    damaged: 0,
    capacity: () => 2 ** 30,
    end: () => payloads.length,
    fill,
    append: async (payload) => payloads.push(Buffer.from(payload)),
    async *read(from) {
      for (let at = from; at < payloads.length; at++) yield { payload: payloads[at]!, end: at + 1 }
    },
    async clear(upTo) {
      if (upTo < payloads.length) return false
      payloads.length = 0
      return true
    },
    keepCopy: async (suffix) => void copies.push(suffix),
    close: async () => {},
  }
}

/** A store that notes what is written; an append fails while `fails` is the name of its part. */
async function recording(outbox: Outbox = memoryOutbox(), writtenTo: Partial<Record<LeagueKey, number>> = {}) {
  const archived: Fact['kind'][] = []
  const quotes: [LeagueKey, number][] = []
  const written: [LeagueKey, number][] = []
  const folds: number[] = []
  const notices: string[] = []
  const world = { real: 0, fails: null as 'archive' | 'quotes' | null }
  const recorder = await openFactRecorder({
    archive: {
      async append(_, facts) {
        if (world.fails === 'archive') throw new Error('the archive is away')
        archived.push(...facts.map(({ kind }) => kind))
        return { added: facts.length, present: 0 }
      },
      facts: async () => [],
    },
    quoteLog: {
      writtenTo: async (league) => writtenTo[league] ?? null,
      async append(league, batch: readonly Quote[], upTo) {
        if (world.fails === 'quotes') throw new Error('the quote log is away')
        quotes.push(...batch.map(({ observedAt }): [LeagueKey, number] => [league, observedAt]))
        written.push([league, upTo])
        return batch.length
      },
      quotes: async () => [],
      async fold(before) {
        folds.push(before)
        return { games: 0, before: 0, after: 0 }
      },
    },
    outbox,
    retentionDays: 30,
    realNow: () => world.real,
    onError: () => {},
    onNotice: (message) => void notices.push(message),
  })
  return { recorder, archived, quotes, written, folds, notices, world }
}

const byLeague = (a: readonly [string, number], b: readonly [string, number]) =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]

it('takes only what is newer than what is stored, for each league by itself', async () => {
  const { recorder, quotes, written } = await recording(memoryOutbox(), { mlb: 2000 })
  expect(recorder.newestAt()).toBe(2000)
  await recorder.take('mlb', [quoteAt(1999), quoteAt(2000), quoteAt(2001)], 2500)
  await recorder.take('nba', [quoteAt(1500)], 1600)
  await recorder.take('mlb', [quoteAt(2500), quoteAt(2501)], 2600)
  await recorder.drain()
  expect(quotes.toSorted(byLeague)).toEqual([
    ['mlb', 2001],
    ['mlb', 2501],
    ['nba', 1500],
  ])
  expect(written.toSorted(byLeague)).toEqual([
    ['mlb', 2600],
    ['nba', 1600],
  ])
  expect(recorder.newestAt()).toBe(2600)
})

it('is due from 20,000 facts on, and no longer once they are written', async () => {
  const { recorder } = await recording()
  await recorder.take('mlb', quotesAt(19_999), 30_000)
  expect(recorder.isDue()).toBe(false)
  await recorder.take('mlb', [quoteAt(30_001)], 30_001)
  expect(recorder.isDue()).toBe(true)
  await recorder.drain()
  expect(recorder.isDue()).toBe(false)
})

it('is due ten minutes after the first fact that waits, not after the last', async () => {
  const { recorder, world } = await recording()
  world.real = 5000
  await recorder.take('mlb', [quoteAt(1000)], 1000)
  world.real = 500_000
  await recorder.take('mlb', [quoteAt(2000)], 2000)
  world.real = 604_999
  expect(recorder.isDue()).toBe(false)
  world.real = 605_000
  expect(recorder.isDue()).toBe(true)
  await recorder.drain()
  world.real = 2_000_000
  expect(recorder.isDue()).toBe(false)
})

it('is due when the outbox is half full', async () => {
  let fill = 0.49
  const { recorder } = await recording(memoryOutbox(() => fill))
  expect(recorder.isDue()).toBe(false)
  fill = 0.5
  expect(recorder.isDue()).toBe(true)
})

it('is due at once after a start that finds facts of an earlier run, and writes those', async () => {
  const outbox = memoryOutbox()
  await (await recording(outbox)).recorder.take('mlb', someFacts(), 5000)
  const { recorder, archived, quotes } = await recording(outbox)
  expect([recorder.isDue(), recorder.newestAt()]).toEqual([true, 5000])
  await recorder.drain()
  expect([archived, quotes.length, recorder.isDue()]).toEqual([['game', 'result'], 2, false])
})

it.each(['archive', 'quotes'] as const)(
  'loses nothing if the %s can’t be written, and writes it later',
  async (part) => {
    const { recorder, archived, quotes, world } = await recording()
    await recorder.take('mlb', someFacts(), 5000)
    world.fails = part
    await expect(recorder.drain()).rejects.toThrow('is away')
    world.real = 600_000
    expect(recorder.isDue()).toBe(true)
    world.fails = null
    archived.length = 0
    await recorder.drain()
    expect([archived, quotes]).toEqual([
      ['game', 'result'],
      [
        ['mlb', 1000],
        ['mlb', 2000],
      ],
    ])
  },
)

it('writes once if asked twice at the same time', async () => {
  const { recorder, quotes } = await recording()
  await recorder.take('mlb', quotesAt(3), 5000)
  await Promise.all([recorder.drain(), recorder.drain()])
  expect(quotes).toHaveLength(3)
})

it('writes nothing and downsamples nothing if it may not go on', async () => {
  const outbox = memoryOutbox()
  const { recorder, quotes, folds } = await recording(outbox)
  await recorder.take('mlb', quotesAt(3), 5000)
  await recorder.drain(() => false)
  expect([quotes, folds, outbox.payloads.length]).toEqual([[], [], 1])
})

it('downsamples nothing if its time is up once the facts are written', async () => {
  const { recorder, quotes, folds } = await recording()
  await recorder.take('mlb', quotesAt(3), 5000)
  let calls = 0
  await recorder.drain(() => ++calls === 1)
  expect([quotes.length, folds]).toEqual([3, []])
})

it('counts only the facts that still wait after a write that was stopped', async () => {
  const { recorder, quotes } = await recording()
  await recorder.take('mlb', quotesAt(20_000), 30_000)
  let calls = 0
  await recorder.drain(() => ++calls === 1)
  expect(quotes.length).toBeGreaterThan(0)
  expect([quotes.length < 20_000, recorder.isDue()]).toEqual([true, false])
  await recorder.drain()
  expect(quotes).toHaveLength(20_000)
})

it('downsamples what is older than the retention, a day after the last time', async () => {
  const { recorder, folds } = await recording()
  for (const days of [100, 100.9, 101]) {
    await recorder.take('mlb', [quoteAt(days * DAY_MS)], days * DAY_MS)
    await recorder.drain()
  }
  expect(folds).toEqual([70 * DAY_MS, 71 * DAY_MS])
})

it('leaves out what it can’t read, keeps a copy of it, and says so once', async () => {
  const outbox = memoryOutbox()
  await outbox.append(Buffer.from('what is this?'))
  const { recorder, quotes, notices } = await recording(outbox)
  await recorder.take('mlb', [quoteAt(1000)], 1000)
  await recorder.drain()
  expect([quotes, outbox.copies, notices.length, outbox.payloads.length]).toEqual([
    [['mlb', 1000]],
    ['unreadable'],
    1,
    0,
  ])
})
