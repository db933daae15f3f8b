import {
  analyticsDailyReport,
  bayesianAnalysis,
  ledgerStory,
  ledgerVerify,
  Problem,
  pastDay,
  routes,
  sharePredictions,
  trackRecord,
  trackRecordPicks,
} from '@fairline/contract'
import { type LedgerEntry, ledgerKey } from '@fairline/domain'
import { between, createEngine, type Ledger, memoryLedger, StoreError } from '@fairline/engine'
import { aPick, madeUpLeague } from '@fairline/engine/testing'
import { builtInAnalyst } from '@fairline/providers'
import { expect, it, vi } from 'vitest'
import { memoryNotes, testAccess } from '../../testing/test-access.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { buildApp } from '../app.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepRecord } from '../jobs/keep-record.ts'
import { keepUsage } from '../jobs/keep-usage.ts'
import { keepVisitors } from '../jobs/keep-visitors.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import { watchLive } from '../jobs/watch-live.ts'
import { boardStream } from '../stream/board-stream.ts'
import type { ComputeLimits } from '../workers/compute-service.ts'

const { facts } = madeUpLeague(3)
const now = facts.at(-1)!.observedAt
const FROM_LEDGER = ['/api/track-record', '/api/track-record/picks', '/api/days/2019-04-02', '/api/ledger/1']

/** The app on a ledger that can be cut off. */
async function appOn(stored: Ledger, limits?: ComputeLimits) {
  let isAway = false
  const via = <A extends unknown[], R>(run: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> =>
      isAway ? Promise.reject(new StoreError('unreachable', 'the database cannot be reached')) : run(...args)
  }
  const ledger: Ledger = { append: stored.append, rows: via(stored.rows), head: via(stored.head) }
  const state = boardState('replay')
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const app = buildApp({
    state,
    stream: boardStream('run'),
    record: keepRecord(ledger, { now: () => now }),
    scanner,
    compute: testCompute({ board: () => null, scanner }, limits),
    access: testAccess(),
    now: () => now,
    random: () => 0.5,
    live: watchLive(),
    paths: () => null,
    recording: () => null,
    visitors: keepVisitors(memoryNotes(), () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, () => now),
    version: '0.1.0',
    webRoot: '/nowhere',
  })
  const engine = createEngine({
    source: {
      name: 'replay',
      covers: ['mlb'],
      pricesStand: false,
      facts: async (_, after, asOf) => between(facts, after, asOf),
    },
    ledger: memoryLedger(),
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
  state.show(await engine.advance(now))
  return { app, state, setAway: (away: boolean) => (isAway = away) }
}

const withPicks = async (count: number) => {
  const ledger = memoryLedger()
  await ledger.append(
    Array.from({ length: count }, (_, i) => ({ ...aPick({ id: `mlb-${i}` }), origin: 'live' as const })),
  )
  return ledger
}

it('answers 503 with a problem while the ledger was never read, and recovers by itself', async () => {
  const { app, setAway } = await appOn(await withPicks(2))
  setAway(true)
  const other = routes.map(({ path }) => path).filter((path) => path === '/api/bayesian-analysis')
  for (const url of [...FROM_LEDGER, ...other]) {
    const response = await app.inject(url)
    expect([url, response.statusCode]).toEqual([url, 503])
    expect(Problem.parse(response.json())).toEqual({
      type: 'unavailable',
      title: "The track record can't be read right now. Try again.",
      status: 503,
    })
    expect(response.headers['retry-after']).toBe('1')
  }
  setAway(false)
  for (const url of FROM_LEDGER) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
})

it('responds with the record read so far during an outage of the ledger, and says since when and why', async () => {
  const { app, setAway } = await appOn(await withPicks(2))
  const fresh = trackRecord.answer.parse((await app.inject('/api/track-record')).json())
  expect(fresh).toMatchObject({ staleSince: null, staleReason: null, leftOut: [], overall: { picks: 2 } })
  setAway(true)
  const status = { staleSince: new Date(now).toISOString(), staleReason: 'the database can’t be reached' }
  // Other addresses, as the same one is answered from memory until the board changes.
  const stale = trackRecord.answer.parse((await app.inject('/api/track-record?origin=live')).json())
  expect(stale).toMatchObject({ ...status, overall: { picks: 2 } })
  expect(trackRecordPicks.answer.parse((await app.inject('/api/track-record/picks')).json())).toMatchObject(status)
  expect(pastDay.answer.parse((await app.inject('/api/days/2019-06-15')).json())).toMatchObject(status)
})

it('says which rows are left out, and that a damaged row is damaged', async () => {
  const stored = await withPicks(3)
  const { app } = await appOn({
    ...stored,
    async rows(after, limit) {
      const page = await stored.rows(after, limit)
      const unreadable = page.rows.some(({ seq }) => seq === 2) ? [{ seq: 2, reason: 'its body is not JSON' }] : []
      return { ...page, rows: page.rows.filter(({ seq }) => seq !== 2), unreadable }
    },
  })
  const answer = trackRecord.answer.parse((await app.inject('/api/track-record')).json())
  expect(answer.leftOut).toEqual([{ from: 2, to: 2, reason: 'its body is not JSON' }])
  expect(answer.overall.picks).toBe(2)
  const row = await app.inject('/api/ledger/2')
  expect(row.statusCode).toBe(404)
  expect(row.json()).toMatchObject({ title: 'Row 2 of the ledger is damaged: its body is not JSON' })
})

it('makes each page of picks and each version of a day by itself', async () => {
  const { app, state } = await appOn(await withPicks(3))
  const picksOn = async (url: string) => trackRecordPicks.answer.parse((await app.inject(url)).json()).picks.length
  expect(await picksOn('/api/track-record/picks?limit=1')).toBe(1)
  expect(await picksOn('/api/track-record/picks?limit=2')).toBe(2)
  const idOn = async (url: string) => trackRecordPicks.answer.parse((await app.inject(url)).json()).picks[0]?.id
  expect(await idOn('/api/track-record/picks?limit=1&offset=0')).toBe(3)
  expect(await idOn('/api/track-record/picks?limit=1&offset=1')).toBe(2)
  const day = async () => pastDay.answer.parse((await app.inject('/api/days/2019-06-15')).json())
  const before = await day()
  const board = state.answers()!.board
  state.show({ ...board, version: board.version + 1, day: '2031-01-01' })
  expect([before.today, (await day()).today]).toEqual([board.day, '2031-01-01'])
})

it('shows new results of strategies even if they have as many proposals as before', async () => {
  const { app, state } = await appOn(await withPicks(1))
  const { board } = state.answers()!
  const wonOn = async (url: string, won: number) => {
    const records = board.strategies.records.map((record) => ({ ...record, proposals: 500, won }))
    state.show({ ...board, version: board.version + won, strategies: { ...board.strategies, records } })
    const { byStrategy } = trackRecord.answer.parse((await app.inject(url)).json())
    return new Set(byStrategy.map(({ hitRate }) => hitRate))
  }
  expect(await wonOn('/api/track-record', 250)).toEqual(new Set([50]))
  expect(await wonOn('/api/track-record?origin=live', 300)).toEqual(new Set([60]))
})

it('shows what books newly came to', async () => {
  const { app, state } = await appOn(await withPicks(1))
  const { board } = state.answers()!
  const counts = { bets: 80, expectedWins: 33, wins: 12, evidence: 2345 }
  const watchOn = async (url: string, excludedAfter: string | null) => {
    const books = [{ book: 'Misdated', league: 'mlb' as const, ...counts, excludedAfter }]
    state.show({ ...board, version: board.version + (excludedAfter === null ? 1 : 2), books })
    return trackRecord.answer.parse((await app.inject(url)).json()).bookWatch
  }
  expect(await watchOn('/api/track-record', null)).toMatchObject({ excluded: [], watched: 1, bets: 80 })
  const { excluded } = await watchOn('/api/track-record?origin=live', '2019-06-14')
  expect(excluded).toMatchObject([{ league: 'MLB', excludedAfter: '2019-06-14', bets: 80, wins: 12 }])
})

it('is sent again for a second at most: the ledger grows without the board', async () => {
  const { app } = await appOn(await withPicks(1))
  const keep = vi.spyOn(app.quick, 'keep')
  const paths = [
    ...FROM_LEDGER,
    '/api/ledger/1/verify',
    bayesianAnalysis.path,
    analyticsDailyReport.path,
    sharePredictions.path,
  ]
  for (const path of paths) expect((await app.inject(path)).statusCode).toBe(200)
  expect(keep.mock.calls.map(([key, , lasts]) => [key, lasts])).toEqual(paths.map((path) => [path, 1000]))
})

it('limits distinct responses per client to its budget; repeated ones cost nothing', async () => {
  const { app } = await appOn(await withPicks(2), { points: 3, windowSeconds: 60 })
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  for (const unknown of [1, 2, 3, 4, 5]) expect(await statusOf(`/api/track-record/picks?unknown=${unknown}`)).toBe(200)
  expect([await statusOf('/api/days/2019-06-15'), await statusOf('/api/track-record')]).toEqual([200, 200])
  for (const same of ['/api/track-record?origin=live', '/api/track-record?origin=live&unknown=1'])
    expect([same, await statusOf(same)]).toEqual([same, 200])
  const refused = await app.inject('/api/track-record/picks?offset=1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('/api/track-record/picks?unknown=6')).toBe(200)
  const other = await app.inject({ url: '/api/track-record/picks?offset=1', remoteAddress: '198.51.100.7' })
  expect(other.statusCode).toBe(200)
})

/** A pick, and how it came out. */
function settledPick(id: string, origin: 'live' | 'replay' = 'live'): LedgerEntry[] {
  const pick = { ...aPick({ id }), origin }
  return [
    pick,
    {
      kind: 'settlement',
      pickKey: ledgerKey(pick),
      winner: 'home',
      score: { home: 5, away: 3 },
      settlement: 'win',
      profit: 1.1,
      closingChance: null,
      closingValue: null,
      closingPrice: null,
      settledAt: now,
    },
  ]
}

const storyAt = (id: string) => ledgerStory.path.replace('{id}', id)
const verdictAt = (id: string) => ledgerVerify.path.replace('{id}', id)

it('tells a pick with its settlement, also once it was settled only later', async () => {
  const ledger = memoryLedger()
  const [pick, settlement] = settledPick('mlb-1')
  await ledger.append([...settledPick('mlb-0'), pick!])
  const { app } = await appOn(ledger)
  const story = async () => {
    const { row, settlement: settled } = ledgerStory.answer.parse((await app.inject(storyAt('3'))).json())
    return [row.seq, settled?.seq ?? null]
  }
  expect(await story()).toEqual([3, null])
  await ledger.append([aPick({ id: 'mlb-2' }), settlement!])
  expect(await story()).toEqual([3, 5])
})

it('answers 404 for what is no number of a row', async () => {
  const { app } = await appOn(await withPicks(2))
  for (const id of ['0', '3', '01', '-1', '1.0', '1e0', 'x', '9999999999999999'])
    for (const url of [storyAt(id), verdictAt(id)])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await app.inject(storyAt('2'))).statusCode).toBe(200)
})

it('says of a row that was changed, or whose settlement was, that it does not hold', async () => {
  const stored = memoryLedger()
  await stored.append([...settledPick('mlb-0'), ...settledPick('mlb-1'), aPick({ id: 'mlb-2' })])
  let isChanged = false
  const { app } = await appOn({
    ...stored,
    async rows(after, limit) {
      const page = await stored.rows(after, limit)
      if (!isChanged) return page
      return { ...page, rows: page.rows.map((row) => (row.seq === 4 ? { ...row, hash: 'f'.repeat(64) } : row)) }
    },
  })
  const verdict = async (id: string) => {
    const { holds, checks } = ledgerVerify.answer.parse((await app.inject(verdictAt(id))).json())
    return [holds, checks.map((check) => [check.seq, check.holds])]
  }
  const sound = (...rows: number[]) => [true, rows.map((seq) => [seq, true])]
  expect([await verdict('3'), await verdict('5')]).toEqual([sound(3, 4), sound(5)])
  isChanged = true
  const settledWrong = [
    false,
    [
      [3, true],
      [4, false],
    ],
  ]
  expect([await verdict('1'), await verdict('3')]).toEqual([sound(1, 2), settledWrong])
  // The row after it is chained to another one than that which stands before it.
  expect(await verdict('5')).toEqual([false, [[5, false]]])
})

it('charges five points for a row of the ledger, as each takes four queries of the store', async () => {
  const { app } = await appOn(await withPicks(3), { points: 14, windowSeconds: 60 })
  const statuses = []
  for (const url of [storyAt('1'), verdictAt('1'), storyAt('2')]) statuses.push((await app.inject(url)).statusCode)
  expect(statuses).toEqual([200, 200, 429])
})

it('counts live picks unless another origin is named, each by itself, and refuses an unknown one', async () => {
  const ledger = memoryLedger()
  await ledger.append([...settledPick('mlb-0'), ...settledPick('mlb-1', 'replay'), ...settledPick('mlb-2', 'replay')])
  const { app } = await appOn(ledger)
  const countsOf = async (query: string) => [
    trackRecord.answer.parse((await app.inject(`/api/track-record${query}`)).json()).overall.picks,
    trackRecordPicks.answer.parse((await app.inject(`/api/track-record/picks${query}`)).json()).picks.length,
  ]
  expect([await countsOf(''), await countsOf('?origin=replay'), await countsOf('?origin=live')]).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ])
  for (const path of ['/api/track-record?origin=mine', '/api/track-record/picks?origin=mine'])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 400])
})
