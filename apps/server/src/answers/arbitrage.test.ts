import { fullGame, marketKey } from '@fairline/domain'
import type { Candidate, PastArbitrage } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { arbitrageScanOf, type ScannerView } from './arbitrage.ts'

const NOW = Date.parse('2026-07-15T19:00:00Z')
const game = aGame({ id: 'g', startsAt: NOW + 3_600_000 })
const market = fullGame('moneyline')
const leg = (selection: 'home' | 'away', book: string, minutesAgo: number) => ({
  selection,
  book,
  kind: 'moneyline' as const,
  line: null,
  price: decimalOdds(2.05),
  at: NOW - minutesAgo * 60_000,
})
/** There since its newer price, of ten minutes ago. */
const candidate: Candidate = {
  event: 'Yankees @ Red Sox',
  eventKey: 'g',
  market,
  legs: [leg('home', 'A', 20), leg('away', 'B', 10)],
  shares: [0.5, 0.5],
}
const past = (count: number, livedMs: number): PastArbitrage[] =>
  Array.from({ length: count }, () => ({ game, market, margin: 0.02, since: 0, livedMs, lasted: false }))

const view: ScannerView = {
  prices: { candidates: (kind) => (kind === 'arbitrage' ? [candidate] : []), gameOf: () => game },
  status: {
    isActive: true,
    stats: { games: 1, books: 2, found: 1, successRate: null, averageReturn: null },
    pace: { everySeconds: null, lookMs: null },
    since: new Map(),
  },
  // Of 60 that stayed for ten minutes, 45 stayed for eleven; 100 stayed for one minute.
  past: [...past(40, 100_000), ...past(15, 630_000), ...past(45, 700_000)],
  source: 'archive',
  now: NOW,
  board: null,
  books: null,
}

it('gives the share of arbitrages as old as this one that stayed for another minute', () => {
  const [found] = arbitrageScanOf(view, {}).opportunities
  expect(found).toMatchObject({ standsSince: '2026-07-15T18:50:00.000Z', confidence: 0.75 })
})

it.each([
  ['an arbitrage of all books is as old as it was followed', 'arbitrage', null, '18:30'],
  ['one of the visitor’s own books is no older than its newest price', 'arbitrage', ['A', 'B'], '18:50'],
  ['a low hold is no older than its newest price', 'low-hold', null, '18:50'],
] as const)('%s', (_, kind, books, since) => {
  const followed = {
    ...view,
    prices: { ...view.prices, candidates: () => [candidate] },
    status: { ...view.status, since: new Map([[`g|${marketKey(market)}`, NOW - 1_800_000]]) },
    books: books && [...books],
  }
  const [found] = arbitrageScanOf(followed, { kind }).opportunities
  expect(found!.standsSince).toBe(`2026-07-15T${since}:00.000Z`)
})
