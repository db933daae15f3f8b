import { bayesianAnalysis } from '@fairline/contract'
import { type LedgerEntry, ledgerKey, type Origin } from '@fairline/domain'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepRecord } from '../jobs/keep-record.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'

/** Entries of a pick of the home side and of how it came out. */
function settledPick(origin: Origin, id: number, won: boolean): LedgerEntry[] {
  const pick = { ...aPick({ id: `mlb-${origin}-${id}` }), origin }
  return [
    pick,
    {
      kind: 'settlement',
      pickKey: ledgerKey(pick),
      winner: won ? 'home' : 'away',
      score: won ? { home: 5, away: 3 } : { home: 3, away: 5 },
      settlement: won ? 'win' : 'lose',
      profit: won ? 1.1 : -1,
      closingChance: null,
      closingValue: null,
      closingPrice: null,
      settledAt: 2000,
    },
  ]
}

async function analysisOn(entries: readonly LedgerEntry[]) {
  const ledger = memoryLedger()
  await ledger.append(entries)
  const state = boardState('replay')
  state.show(boardOf(upcomingGame('g', [betWorth('g', 0.02)])))
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const app = testApp({}, { state, scanner, compute, record: keepRecord(ledger, { now: () => AS_OF }) })
  const summary = async (query = '') =>
    bayesianAnalysis.answer.parse((await app.inject(`${bayesianAnalysis.path}${query}`)).json()).summary
  return { app, state, ledger, summary }
}

const live = (count: number, won: number) =>
  Array.from({ length: count }, (_, i) => settledPick('live', i, i < won)).flat()

it('says how many picks published as it happened won, at own books too; replayed ones don’t count', async () => {
  const { app, summary } = await analysisOn([...live(30, 24), ...settledPick('replay', 0, false)])
  const expected = { games: 1, modelAccuracy: 80, sample: 30 }
  expect([await summary(), await summary('?books=book')]).toEqual([expected, expected])
  expect((await app.inject(`${bayesianAnalysis.path}?books=gamma`)).statusCode).toBe(400)
})

it('counts a pick once it is settled, and a game as long as it is on the board', async () => {
  const { state, ledger, summary } = await analysisOn(live(29, 24))
  expect(await summary()).toEqual({ games: 1, modelAccuracy: null, sample: 29 })
  await ledger.append(settledPick('live', 29, false))
  // Another address, as the same one is answered from memory until the board changes.
  expect(await summary('?again')).toEqual({ games: 1, modelAccuracy: 80, sample: 30 })
  state.show({ ...boardOf(), version: 2 })
  expect(await summary()).toEqual({ games: 0, modelAccuracy: 80, sample: 30 })
})

it('answers 503 until there is a board', async () => {
  const response = await testApp().inject(bayesianAnalysis.path)
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})
