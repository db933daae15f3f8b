import {
  aiMarketAnalysis,
  analyticsDailyReport,
  analyzePick,
  openaiDailyReport,
  openaiEnhancedAnalysis,
  openaiTestConnection,
  openaiUsageStats,
} from '@fairline/contract'
import { type LedgerEntry, ledgerKey, type Origin } from '@fairline/domain'
import {
  type Analyst,
  type BetFacts,
  type Board,
  type DayFacts,
  type Ledger,
  memoryLedger,
  type SlateFacts,
} from '@fairline/engine'
import { aPick, pricedBet } from '@fairline/engine/testing'
import { builtInAnalyst } from '@fairline/providers'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepRecord } from '../jobs/keep-record.ts'
import { keepUsage } from '../jobs/keep-usage.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'

it('writes the daily report once a day for what the ledger holds, and says of which board it is each time', async () => {
  let asked = 0
  const analyst = keepUsage(
    {
      ...builtInAnalyst,
      day(facts) {
        asked += 1
        return builtInAnalyst.day(facts)
      },
    },
    () => AS_OF,
  )
  const state = boardState('replay')
  const app = testApp({}, { state, analyst })
  const told = async (over: Partial<Board>) => {
    state.show({ ...boardOf(), ...over })
    const { provenance, report } = (await app.inject(analyticsDailyReport.path)).json()
    return { asOf: Date.parse(provenance.asOf), report, asked }
  }
  const first = await told({})
  const later = await told({ version: 2, asOf: AS_OF + 60_000 })
  expect(later).toEqual({ ...first, asOf: AS_OF + 60_000 })
  const tomorrow = await told({ version: 3, asOf: AS_OF + 86_400_000, day: '2026-07-16' })
  expect(tomorrow.asked).toBe(2)
  await app.close()
})

const offered = (gameId: string, prices: Readonly<Record<string, number>>, confidence = 60) =>
  upcomingGame(gameId, [pricedBet({ gameId, league: 'mlb', probability: 0.505, prices, confidence })])

/** The app on a board, with an analyst that notes which facts it was given. */
function analyzing(board: Board, writer: Partial<Analyst> = {}, entries: Ledger = memoryLedger()) {
  const bets: BetFacts[] = []
  const slates: SlateFacts[] = []
  const days: DayFacts[] = []
  const noted: Analyst = {
    name: 'Noted',
    bet(facts) {
      bets.push(facts)
      return builtInAnalyst.bet(facts)
    },
    slate(facts) {
      slates.push(facts)
      return builtInAnalyst.slate(facts)
    },
    day(facts) {
      days.push(facts)
      return builtInAnalyst.day(facts)
    },
    ...writer,
  }
  const state = boardState('replay')
  state.show(board)
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const app = testApp(
    {},
    {
      state,
      scanner,
      compute,
      analyst: keepUsage(noted, () => AS_OF),
      record: keepRecord(entries, { now: () => AS_OF }),
    },
  )
  const headers = { host: 'localhost' }
  const get = (url: string, remoteAddress = '127.0.0.1') => app.inject({ url, headers, remoteAddress })
  const post = (url: string, payload: object = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress })
  return { bets, slates, days, get, post }
}

const analyze = (gameId: string, query = '') =>
  `${analyzePick.path.replace('{pickId}', encodeURIComponent(`${gameId}|moneyline||home`))}${query}`

it('analyzes one bet at the visitor’s own books, and answers 404 if those don’t offer it', async () => {
  const { bets, post } = analyzing(boardOf(offered('g', { Alpha: 2, Beta: 2.08 }), offered('other', { Gamma: 2 })))
  const valueAt = async (query?: string) => {
    const response = await post(analyze('g', query))
    expect(response.headers['cache-control']).toBe('no-store')
    return response.json().analysis.valueOpportunity
  }
  expect([await valueAt(), await valueAt('?books=alpha')]).toEqual(['high', 'low'])
  expect(bets.map(({ expectedValue }) => expectedValue)).toEqual([5, 1])
  const statuses = []
  for (const url of [analyze('g', '?books=gamma'), analyze('unknown'), analyze('g', '?books=nobody')])
    statuses.push((await post(url)).statusCode)
  expect(statuses).toEqual([404, 404, 400])
})

it('analyzes the slate at the visitor’s own books, and tells the analyst whose prices they are', async () => {
  const { slates, post } = analyzing(boardOf(offered('a', { Alpha: 2.1 }), offered('b', { Beta: 2.1 })))
  const gamesOf = async (query = '') => {
    const response = await post(`${aiMarketAnalysis.path}${query}`)
    expect(response.headers['cache-control']).toBe('no-store')
    const { strategicInsights } = aiMarketAnalysis.answer.parse(response.json())
    return strategicInsights.valueOpportunities.map(({ gameId }) => gameId)
  }
  expect([await gamesOf(), await gamesOf('?books=beta')]).toEqual([['a', 'b'], ['b']])
  expect(slates.map(({ ownBooks, games }) => [ownBooks, games])).toEqual([
    [false, 2],
    [true, 2],
  ])
})

it('counts what each feature cost under its own name', async () => {
  const text = { sentences: ['Words.'], usage: { tokens: 100, cost: 0.25 } }
  const paid = async () => text
  const { get, post } = analyzing(boardOf(offered('g', { Alpha: 2.1 })), { bet: paid, slate: paid })
  await post(analyze('g'))
  await post(aiMarketAnalysis.path)
  await get(openaiTestConnection.path)
  const usage = openaiUsageStats.answer.parse((await get(openaiUsageStats.path)).json())
  expect(usage).toMatchObject({ status: 'connected', totalCalls: 4, totalCost: 1, totalTokens: 400, dailyCalls: 4 })
  expect(usage.byFeature).toEqual([
    { feature: 'pick', calls: 1, tokens: 100, cost: 0.25 },
    { feature: 'market', calls: 2, tokens: 200, cost: 0.5 },
    { feature: 'test', calls: 1, tokens: 100, cost: 0.25 },
  ])
  expect((await get(openaiDailyReport.path)).json()).toEqual({
    report: 'Today Noted was asked 4 times, which took 400 tokens and $1.0000. The daily budget is $0.50.',
    date: '2026-07-15',
  })
})

it('says why the analyst doesn’t respond instead of failing, and asks it for operators only', async () => {
  let isAway = true
  const { slates, get } = analyzing(boardOf(), {
    slate: (facts) => (isAway ? Promise.reject(new Error('no connection')) : builtInAnalyst.slate(facts)),
  })
  const first = await get(openaiTestConnection.path)
  expect([first.statusCode, first.json(), first.headers['cache-control']]).toEqual([
    200,
    { success: false, analyst: 'Noted', message: 'no connection' },
    'no-store',
  ])
  isAway = false
  expect((await get(openaiTestConnection.path)).json().success).toBe(true)
  expect((await get(openaiTestConnection.path, '203.0.113.9')).statusCode).toBe(401)
  expect(slates).toEqual([])
})

it('analyzes the best bet of each named game; both sides must match, and another’s request is not taken', async () => {
  const game = upcomingGame('g', [
    betWorth('g', 0.02, { selection: 'away' }),
    betWorth('g', 0.04, { selection: 'home', confidence: 80 }),
  ])
  const { bets, get, post } = analyzing(boardOf(game))
  const named = { league: 'MLB', homeTeam: game.game.home.name, awayTeam: game.game.away.name }
  const reversed = { league: 'MLB', homeTeam: named.awayTeam, awayTeam: named.homeTeam }
  const other = { ...named, awayTeam: 'Chicago Cubs' }
  const response = await post(openaiEnhancedAnalysis.path, { games: [other, named, reversed] })
  const { analyses } = openaiEnhancedAnalysis.answer.parse(response.json())
  expect(analyses.map(({ game: of, matched, analysis }) => [of, matched, analysis !== null])).toEqual([
    [`Chicago Cubs @ ${named.homeTeam}`, false, false],
    [`${named.awayTeam} @ ${named.homeTeam}`, true, true],
    [`${named.homeTeam} @ ${named.awayTeam}`, false, false],
  ])
  expect(bets.map(({ expectedValue, confidence }) => [expectedValue, confidence])).toEqual([[4, 80]])
  expect((await get(openaiUsageStats.path)).json().byFeature).toMatchObject([{ feature: 'games', calls: 1 }])
  const statusOf = async (count: number, from?: string) =>
    (await post(openaiEnhancedAnalysis.path, { games: Array.from({ length: count }, () => named) }, from)).statusCode
  expect([await statusOf(0), await statusOf(20), await statusOf(21)]).toEqual([400, 200, 400])
  expect(await statusOf(1, '203.0.113.9')).toBe(401)
})

/** A pick of a day before the board's, and how it came out. */
function settledPick(origin: Origin, id: string, profit: number): LedgerEntry[] {
  const pick = { ...aPick({ id: `mlb-${id}` }), origin }
  const settlement: LedgerEntry = {
    kind: 'settlement',
    pickKey: ledgerKey(pick),
    winner: profit < 0 ? 'away' : 'home',
    score: profit < 0 ? { home: 3, away: 5 } : { home: 5, away: 3 },
    settlement: profit < 0 ? 'lose' : 'win',
    profit,
    closingChance: 0.5,
    closingValue: 0.05,
    closingPrice: null,
    settledAt: AS_OF,
  }
  return [pick, settlement]
}

it('reports on what was published as it happened before what was replayed, and again once the ledger grows', async () => {
  const ledger = memoryLedger()
  const { days, get } = analyzing(boardOf(), {}, ledger)
  const report = async () => analyticsDailyReport.answer.parse((await get(analyticsDailyReport.path)).json())
  expect(await report()).toMatchObject({ origin: null, date: null, picks: 0, profit: 0, closingValue: null })
  await ledger.append([...settledPick('replay', 'a', -1), ...settledPick('replay', 'b', -1)])
  expect(await report()).toMatchObject({ origin: 'replay', date: '2019-06-15', picks: 2, lost: 2, profit: -2 })
  await ledger.append(settledPick('live', 'c', 1.1))
  const live = { origin: 'live', picks: 1, won: 1, lost: 0, profit: 1.1, closingValue: 0.05 }
  expect([await report(), await report()]).toMatchObject([live, live])
  expect(days.map(({ picks, live: isLive }) => [picks, isLive])).toEqual([
    [0, true],
    [2, false],
    [1, true],
  ])
})

it('answers 503 until there is a board', async () => {
  const app = testApp()
  const responses = [
    await app.inject({ method: 'POST', url: analyze('g') }),
    await app.inject({ method: 'POST', url: aiMarketAnalysis.path }),
    await app.inject(analyticsDailyReport.path),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
})
