import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { arbitrageScan, health, liveData, Problem, parlayPicks, routes } from '@fairline/contract'
import { startOfPacificDay } from '@fairline/domain'
import { between, createEngine, type FactSource, FeedError, memoryLedger } from '@fairline/engine'
import { madeUpLeague } from '@fairline/engine/testing'
import { builtInAnalyst } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { testAccess } from '../testing/test-access.ts'
import { testCompute } from '../testing/test-compute.ts'
import { buildApp } from './app.ts'
import { boardState } from './jobs/board-state.ts'
import { keepRecord } from './jobs/keep-record.ts'
import { keepUsage } from './jobs/keep-usage.ts'
import { keepVisitors } from './jobs/keep-visitors.ts'
import { scanArbitrage } from './jobs/scan-arbitrage.ts'
import { watchLive } from './jobs/watch-live.ts'
import type { RecordingStatus } from './recorder/recorder.ts'
import { boardStream } from './stream/board-stream.ts'

const { days, facts } = madeUpLeague(90)
const now = startOfPacificDay(days[80] ?? '') + 9 * 3_600_000
const source: FactSource = {
  name: 'replay',
  covers: ['mlb'],
  pricesStand: false,
  facts: async (_, after, asOf) => between(facts, after, asOf),
}

/** Status while recording works. */
const sound: RecordingStatus = { failure: null, isFull: false, mayPublish: true, waitingEntries: 0 }

interface TestAppOptions {
  readonly withBoard: boolean
  readonly from?: FactSource
  /** The operator's password. */
  readonly operator?: string | null
  readonly recording?: () => RecordingStatus | null
}

async function testApp(options: TestAppOptions) {
  const { withBoard, from = source, operator = 'open sesame', recording = () => sound } = options
  const stream = boardStream('run')
  const state = boardState('replay', (version, changed) => stream.announce(version, changed, now))
  const ledger = memoryLedger()
  const record = keepRecord(ledger, { now: () => now })
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const access = testAccess({ passwords: { ai: null, operator } })
  const app = buildApp({
    compute: testCompute({ board: () => state.answers()?.board ?? null, scanner }),
    state,
    stream,
    record,
    scanner,
    access,
    now: () => now,
    random: () => 0.5,
    live: watchLive(),
    paths: () => null,
    recording,
    visitors: keepVisitors({ read: async () => null, write: async () => {} }, () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, () => now),
    version: '0.1.0',
    webRoot: '/nowhere',
  })
  const engine = createEngine({
    source: from,
    ledger,
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: state.enter,
  })
  if (withBoard) state.show(await engine.advance(now))
  return { app, state, engine, scanner }
}

describe('before the first board', () => {
  it('health answers 503 with what is being done', async () => {
    const { app, state } = await testApp({ withBoard: false })
    state.enter('reading MLB')
    const response = await app.inject('/api/health')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(health.answer.parse(response.json())).toMatchObject({
      status: 'starting',
      phase: 'reading MLB',
      boardVersion: null,
    })
  })

  it.each(['/api/live-data', '/api/games/any', '/api/line-movement/any'])(
    '%s is answered with a problem that says so',
    async (path) => {
      const { app } = await testApp({ withBoard: false })
      const response = await app.inject(path)
      expect(response.statusCode).toBe(503)
      expect(Problem.parse(response.json())).toMatchObject({ type: 'starting', status: 503 })
    },
  )
})

describe('arbitrages', () => {
  it('are answered once the prices of all leagues were looked at, not from the first board on', async () => {
    const { app, scanner } = await testApp({ withBoard: true })
    await scanner.see(between(facts, null, now))
    const early = await app.inject(arbitrageScan.path)
    expect(early.statusCode).toBe(503)
    expect(Problem.parse(early.json())).toMatchObject({ type: 'starting', status: 503 })
    scanner.endLook(now)
    expect((await app.inject(arbitrageScan.path)).statusCode).toBe(200)
  })

  it('wait for a look that is going on, and keep nobody else waiting', async () => {
    const { app, scanner } = await testApp({ withBoard: true })
    await scanner.see(between(facts, null, now))
    scanner.endLook(now)
    await scanner.see([])
    const answered: string[] = []
    const waiting = app.inject(arbitrageScan.path).then(() => answered.push('arbitrages'))
    const convert = await app.inject('/api/tools/convert?odds=%2B100')
    answered.push('convert')
    scanner.endLook(now)
    await waiting
    expect(convert.statusCode).toBe(200)
    expect(answered).toEqual(['convert', 'arbitrages'])
  })
})

describe('with a board', () => {
  it('health answers 200 with version, source and ages', async () => {
    const { app } = await testApp({ withBoard: true })
    const answer = health.answer.parse((await app.inject('/api/health')).json())
    expect(answer).toMatchObject({
      status: 'ok',
      version: '0.1.0',
      source: 'replay',
      boardVersion: 1,
      boardAgeSeconds: 0,
      newestFactAgeSeconds: 9 * 3600,
    })
  })

  it('live data keep the contract’s shape, and chances of a game sum to 100', async () => {
    const { app } = await testApp({ withBoard: true })
    const { games, summary, pacificTimeDate } = liveData.answer.parse((await app.inject('/api/live-data')).json())
    expect(pacificTimeDate).toBe(days[80])
    expect(summary).toEqual({ total: 5, scheduled: 5, live: 0, completed: 0 })
    for (const { bayesianProbabilities: probabilities, gameTime, gameStatus } of games) {
      const { homeWinPercentage: home, awayWinPercentage: away } = probabilities
      expect((home ?? 0) + (away ?? 0)).toBeCloseTo(100, 1)
      expect({ gameTime, gameStatus }).toEqual({ gameTime: null, gameStatus: 'Time not recorded' })
    }
  })

  it('parlay picks are the picks of the board, most confident first, or say why there are none', async () => {
    const { app, engine } = await testApp({ withBoard: true })
    const board = await engine.advance(now)
    const picks = board.games
      .flatMap(({ decision }) => ('madeAt' in decision ? [decision] : []))
      .sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    const answer = parlayPicks.answer.parse((await app.inject('/api/parlay-picks')).json())
    expect(answer.success).toBe(picks.length > 0)
    expect(answer.picks.pick1?.gameId).toBe(picks[0]?.gameId)
    for (const { expectedValue } of answer.justMissed) expect(Number.isFinite(expectedValue)).toBe(true)
  })

  it('sends the same bytes in every coding, and 304 to who has them', async () => {
    const { app } = await testApp({ withBoard: true })
    const plain = await app.inject('/api/live-data')
    const gzip = await app.inject({ url: '/api/live-data', headers: { 'accept-encoding': 'gzip' } })
    const br = await app.inject({ url: '/api/live-data', headers: { 'accept-encoding': 'gzip, br' } })
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    const again = await app.inject({ url: '/api/live-data', headers: { 'if-none-match': String(plain.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('describes every door in its OpenAPI document, with units', async () => {
    const { app } = await testApp({ withBoard: true })
    const document = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths)).toEqual([...new Set(routes.map(({ path }) => path)), '/api/stream'])
    expect(JSON.stringify(document.paths['/api/advanced-more-picks'])).toContain('"name":"offset","in":"query"')
    expect(JSON.stringify(document)).toContain('percent, 0–100: chance that this price beats the fair closing price')
  })

  it('an empty board counts: health is 200 and there are no games', async () => {
    const { app } = await testApp({ withBoard: true, from: { ...source, facts: async () => [] } })
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    expect((await app.inject('/api/parlay-picks')).json()).toMatchObject({
      success: false,
      reason: 'no-games',
      funnel: { prices: 0, positiveEv: 0, recommended: 0, published: 0, topPicks: 0 },
      justMissed: [],
    })
  })

  it('the last board stays when the next cannot be made, and health says why', async () => {
    const { app, state } = await testApp({ withBoard: true })
    state.suffer('the disk is full')
    expect((await app.inject('/api/live-data')).statusCode).toBe(200)
    const said = { troubles: ['the disk is full'], notUpdating: 'the disk is full' }
    expect((await app.inject('/api/health')).json()).toMatchObject(said)
    state.recover()
    expect((await app.inject('/api/health')).json()).toMatchObject({ troubles: [], notUpdating: null })
  })
})

describe('health', () => {
  const failing = (kind: 'unreachable' | 'full', isFull = false): RecordingStatus => ({
    failure: { kind, since: now },
    isFull,
    mayPublish: !isFull,
    waitingEntries: 3,
  })
  const healthWith = async (recording: () => RecordingStatus | null) =>
    health.answer.parse((await (await testApp({ withBoard: true, recording })).app.inject('/api/health')).json())

  it('is degraded while nothing can be written, and says why and since when', async () => {
    expect(await healthWith(() => failing('unreachable'))).toMatchObject({
      status: 'degraded',
      recording: {
        isRecording: false,
        notRecordingSince: new Date(now).toISOString(),
        notice: 'Not recording because the database can’t be reached. New picks are kept and recorded later.',
        waitingEntries: 3,
      },
      troubles: ['Not recording because the database can’t be reached. New picks are kept and recorded later.'],
    })
  })

  it('says that nothing new is published when the outbox is full', async () => {
    const { troubles } = await healthWith(() => failing('full', true))
    expect(troubles).toEqual([
      'Not recording because the disk is full. The outbox is full, so nothing new is published.',
    ])
  })

  it('is ok again as soon as everything is recorded', async () => {
    let status = failing('full')
    const { app } = await testApp({ withBoard: true, recording: () => status })
    expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'degraded' })
    status = sound
    expect((await app.inject('/api/health')).json()).toMatchObject({
      status: 'ok',
      recording: { notice: null },
      troubles: [],
    })
  })

  it('names no path and no address of a feed or a store', async () => {
    const broken: FactSource = {
      ...source,
      facts: async () => {
        throw new FeedError('unreachable', 'replay', '/srv/secret/mlb.csv at 10.1.2.3:5432')
      },
    }
    const { app } = await testApp({ withBoard: true, from: broken })
    const response = await app.inject('/api/health')
    expect(response.json()).toMatchObject({
      status: 'degraded',
      troubles: ['MLB is not up to date: its feed can’t be reached.'],
    })
    expect(response.body).not.toMatch(/secret|10\.1|5432/)
  })
})

describe('every reply', () => {
  it.each(['/', '/api/health', '/api/nothing', '/nowhere'])('from %s carries the security headers', async (url) => {
    const { app } = await testApp({ withBoard: true })
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('to an address that cannot be decoded is a problem like any other', async () => {
    const { app } = await testApp({ withBoard: true })
    const response = await app.inject('/%ff')
    expect(response.statusCode).toBe(400)
    expect(Problem.parse(response.json())).toMatchObject({ type: 'invalid-request', status: 400 })
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('to an unknown address of the API is a problem, without a stack', async () => {
    const { app } = await testApp({ withBoard: true })
    const response = await app.inject({
      url: '/api/nothing',
      method: 'POST',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    })
    expect([400, 404]).toContain(response.statusCode)
    expect(Problem.safeParse(response.json()).success).toBe(true)
    expect(response.body).not.toContain('.ts')
  })
})

describe('what operators alone may do', () => {
  const stop = '/api/arbitrage-stop-scanning'
  const elsewhere = { remoteAddress: '203.0.113.9' }
  const enter = (app: ReturnType<typeof buildApp>, password: unknown, from = elsewhere) =>
    app.inject({ method: 'POST', url: '/api/operator-access', payload: { password }, ...from })

  it('is open on this machine if no password is set, with a JSON content type and nothing behind it', async () => {
    const { app } = await testApp({ withBoard: true, operator: null })
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    const stopped = await app.inject({ method: 'POST', url: stop, headers })
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { success: true, isActive: false }])
    const started = await app.inject({ method: 'POST', url: '/api/arbitrage-start-scanning', headers })
    expect(started.json()).toEqual({ success: true, isActive: true })
  })

  it('asks everybody else for the password, once, and keeps it in a cookie no script can read', async () => {
    const { app } = await testApp({ withBoard: true })
    const refused = await app.inject({ method: 'POST', url: stop, ...elsewhere })
    expect(Problem.parse(refused.json())).toMatchObject({ type: 'forbidden', status: 401 })
    const wrong = await enter(app, 'open barley')
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    expect(wrong.json()).toMatchObject({ title: 'Incorrect password. Please try again.' })
    const right = await enter(app, 'open sesame')
    const cookie = String(right.headers['set-cookie']?.[0])
    expect(right.json()).toEqual({ granted: true })
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).not.toContain('sesame')
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await app.inject({ method: 'POST', url: stop, ...elsewhere, headers })).statusCode).toBe(200)
    const forged = { cookie: headers.cookie.replace(/=./, (first) => (first === '=a' ? '=b' : '=a')) }
    expect((await app.inject({ method: 'POST', url: stop, ...elsewhere, headers: forged })).statusCode).toBe(401)
  })

  it('lets nobody try for long, and names what is missing', async () => {
    const { app } = await testApp({ withBoard: true })
    expect((await enter(app, undefined)).json()).toMatchObject({ title: expect.stringContaining('password') })
    const codes = []
    for (let i = 0; i < 12; i++) codes.push((await enter(app, `try ${i}`)).statusCode)
    expect(codes.slice(-2)).toEqual([429, 429])
    expect(Problem.parse((await enter(app, 'open sesame')).json()).type).toBe('too-often')
  })

  it('keeps the AI mode to this machine where it has no password', async () => {
    const { app } = await testApp({ withBoard: true })
    const asked = await app.inject({
      method: 'POST',
      url: '/api/ai-access',
      payload: { password: 'anything' },
      ...elsewhere,
    })
    expect(asked.statusCode).toBe(401)
  })

  it('tells each visitor whether the AI mode is unlocked for him, with a password set and without', async () => {
    const { app } = await testApp({ withBoard: true })
    const unlocked = async (from: object) => (await app.inject({ url: '/api/site', ...from })).json().aiUnlocked
    expect([await unlocked({ headers: { host: 'localhost' } }), await unlocked(elsewhere)]).toEqual([true, false])
  })
})
