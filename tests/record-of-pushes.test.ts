import { routes } from '@fairline/contract'
import {
  fullGame,
  type LedgerEntry,
  ledgerKey,
  type Market,
  type PickEntry,
  type SettlementEntry,
} from '@fairline/domain'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { beforeAll, expect, it } from 'vitest'
import { keepRecord } from '../apps/server/src/jobs/keep-record.ts'
import { testApp } from '../apps/server/testing/test-app.ts'
import type { Answer } from './aged/aged-world.ts'
import { recordIsTheLedger } from './invariants/record-is-the-ledger.ts'

type Settled = Pick<SettlementEntry, 'settlement' | 'profit' | 'winner' | 'score'>

interface Case {
  readonly market: Market
  readonly selection: PickEntry['pick']['selection']
  /** Null while the game is not over. */
  readonly settled: Settled | null
}

const final = (home: number, away: number) => {
  const winner = home > away ? 'home' : away > home ? 'away' : 'draw'
  return { winner, score: { home, away } } as const
}

// The price is 2.10: a win pays 1.1, half of one 0.55. No published bet of the aged world ends as a push.
const CASES: readonly Case[] = [
  { market: fullGame('moneyline'), selection: 'home', settled: { ...final(5, 4), settlement: 'win', profit: 1.1 } },
  { market: fullGame('moneyline'), selection: 'home', settled: { ...final(4, 5), settlement: 'lose', profit: -1 } },
  { market: fullGame('moneyline'), selection: 'home', settled: { ...final(4, 4), settlement: 'push', profit: 0 } },
  { market: fullGame('spread', -3), selection: 'home', settled: { ...final(10, 7), settlement: 'push', profit: 0 } },
  { market: fullGame('spread', 2), selection: 'away', settled: { ...final(3, 5), settlement: 'push', profit: 0 } },
  { market: fullGame('total', 9), selection: 'under', settled: { ...final(5, 4), settlement: 'push', profit: 0 } },
  {
    market: fullGame('spread', -0.25),
    selection: 'home',
    settled: { ...final(1, 1), settlement: 'half-lose', profit: -0.5 },
  },
  {
    market: fullGame('spread', -0.25),
    selection: 'away',
    settled: { ...final(1, 1), settlement: 'half-win', profit: 0.55 },
  },
  {
    market: fullGame('total', 8.75),
    selection: 'over',
    settled: { ...final(5, 4), settlement: 'half-win', profit: 0.55 },
  },
  {
    market: fullGame('total', 9),
    selection: 'over',
    settled: { ...final(0, 0), score: null, settlement: 'void', profit: 0 },
  },
  { market: fullGame('total', 9), selection: 'over', settled: null },
]
const ROUNDS = 4

/** Four games of each case: enough settled picks for a return. */
function entries(): LedgerEntry[] {
  const { pick, game, ...entry } = aPick()
  return Array.from({ length: ROUNDS }, (_, round) =>
    CASES.flatMap(({ market, selection, settled }, i): LedgerEntry[] => {
      const id = `${game.id}-${round}-${i}`
      const picked: PickEntry = {
        ...entry,
        origin: 'live',
        game: { ...game, id },
        pick: { ...pick, gameId: id, market, selection },
      }
      if (!settled) return [picked]
      const end = { closingChance: null, closingValue: null, closingPrice: null, settledAt: pick.madeAt + 1 }
      return [picked, { kind: 'settlement', pickKey: ledgerKey(picked), ...settled, ...end }]
    }),
  ).flat()
}

const ledger = memoryLedger()
const app = testApp({}, { record: keepRecord(ledger, { now: () => Date.parse('2026-07-15T19:00:00Z') }) })
const read = async (url: string): Promise<unknown> => (await app.inject({ url, headers: { host: 'localhost' } })).json()

beforeAll(async () => {
  await ledger.append(entries())
})

it('counts pushes as neither won nor lost, half-wins as what they pay, and no stake of a void bet', async () => {
  const { overall } = (await read('/api/track-record?origin=live')) as { overall: object }
  // Of 11 picks 4 are pushed and one is void; 9 stakes were decided or pushed: (1.1 − 1 − 0.5 + 2 × 0.55) / 9.
  expect(overall).toMatchObject({ picks: 44, open: 4, won: 12, lost: 8, pushed: 20, roi: 0.0778 })
})

it('lists every pick with the outcome that its score and line give', async () => {
  const urls = ['/api/track-record?origin=live', '/api/track-record/picks?origin=live&limit=50']
  const answers = await Promise.all(
    urls.map(async (url): Promise<Answer> => {
      const route = routes.find(({ path }) => path === url.split('?')[0])!
      return { route, url, body: await read(url) }
    }),
  )
  const { rows } = await ledger.rows(0, 1000)
  const { faults, compared } = recordIsTheLedger({ answers, ledger: rows, board: { source: 'replay' } })
  expect([faults, compared]).toEqual([[], 44])
})
