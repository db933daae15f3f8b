import { adminPredictions } from '@fairline/contract'
import { type LedgerEntry, ledgerKey } from '@fairline/domain'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF } from '../../testing/board-of.ts'
import { memoryNotes } from '../../testing/test-access.ts'
import { testApp } from '../../testing/test-app.ts'
import { keepRecord } from '../jobs/keep-record.ts'
import { keepVisitors } from '../jobs/keep-visitors.ts'

const picks = (['live', 'replay'] as const).map((origin) => ({ ...aPick({ id: `mlb-${origin}` }), origin }))
const keys = picks.map(ledgerKey)

const settlementOf = (pickKey: string, profit: number): LedgerEntry => ({
  kind: 'settlement',
  pickKey,
  winner: profit < 0 ? 'away' : 'home',
  score: profit < 0 ? { home: 3, away: 5 } : { home: 5, away: 3 },
  settlement: profit < 0 ? 'lose' : 'win',
  profit,
  closingChance: null,
  closingValue: null,
  closingPrice: null,
  settledAt: AS_OF,
})

/** The app after one visitor was shown both picks. */
async function revealed() {
  const ledger = memoryLedger()
  await ledger.append(picks)
  const row = {
    at: AS_OF,
    day: '2026-07-15',
    visitor: 'v',
    picks: keys.map((key) => ({ key, text: `text of ${key}`, league: 'MLB' })),
    games: { total: 3, live: 1, upcoming: 2 },
  }
  const visitors = keepVisitors(memoryNotes({ revealed: JSON.stringify([row]) }), () => {})
  const app = testApp({}, { visitors, record: keepRecord(ledger, { now: () => AS_OF }) })
  const get = (remoteAddress = '127.0.0.1') =>
    app.inject({ url: adminPredictions.path, headers: { host: 'localhost' }, remoteAddress })
  const outcome = async () =>
    adminPredictions.answer.parse((await get()).json()).recentPredictions.map(({ parlayOutcome }) => parlayOutcome)
  return { ledger, get, outcome }
}

it('shows how a revealed pair came out as soon as its last pick is settled, whatever its origin', async () => {
  const { ledger, outcome } = await revealed()
  const outcomes = [await outcome()]
  for (const key of keys) {
    await ledger.append([settlementOf(key, 1.1)])
    outcomes.push(await outcome())
  }
  expect(outcomes).toEqual([['pending'], ['pending'], ['win']])
})

it('calls a pair lost with its first lost pick', async () => {
  const { ledger, outcome } = await revealed()
  await ledger.append([settlementOf(keys[1]!, -1)])
  expect(await outcome()).toEqual(['loss'])
})

it('tells only operators who was shown what, and lets no cache store it', async () => {
  const { get } = await revealed()
  expect((await get('203.0.113.9')).statusCode).toBe(401)
  const response = await get()
  expect([response.statusCode, response.headers['cache-control'], response.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
})
