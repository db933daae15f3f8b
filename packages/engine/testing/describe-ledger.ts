import { type LedgerEntry, ledgerKey, type SlateEntry } from '@fairline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GENESIS } from '../src/ledger/chain.ts'
import { readLedger } from '../src/ledger/read-ledger.ts'
import { ledgerVerifier } from '../src/ledger/verify-ledger.ts'
import type { Ledger } from '../src/ports/ledger.ts'
import { aPick } from './facts.ts'

const slate: SlateEntry = {
  kind: 'slate',
  origin: 'replay',
  league: 'mlb',
  day: '2019-06-15',
  revision: 1,
  games: 15,
  picks: 1,
  passes: { 'value-below-bar': 14 },
  madeAt: 1000,
  modelVersion: 'rating-3',
}
const settlement: LedgerEntry = {
  kind: 'settlement',
  pickKey: ledgerKey(aPick()),
  winner: 'home',
  score: { home: 5, away: 3 },
  settlement: 'win',
  profit: 1.1,
  closingChance: 0.5,
  closingValue: 0.5 * 2.1 - 1,
  closingPrice: null,
  settledAt: 2000,
}

/** What every ledger promises. Each adapter's test file calls this once, with an empty one. */
export function describeLedger(name: string, open: () => Promise<{ ledger: Ledger; close: () => Promise<void> }>) {
  describe(`${name} keeps the promise of a ledger`, () => {
    let ledger: Ledger
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ ledger, close } = await open())
    })
    afterAll(() => close())

    it('chains every row to the one before it, from 1 without a gap', async () => {
      const first = await ledger.append([slate, aPick()])
      const then = await ledger.append([settlement])
      expect([...first, ...then].map(({ seq }) => seq)).toEqual([1, 2, 3])
      expect(first[0]?.previous).toBe(GENESIS)
      expect(then[0]?.previous).toBe(first[1]?.hash)
    })

    it('gives back what was said, in order, and it verifies', async () => {
      const rows = await Array.fromAsync(readLedger(ledger))
      expect(rows.map(({ entry }) => entry)).toEqual([slate, aPick(), settlement])
      const verify = ledgerVerifier()
      expect(rows.map(verify)).toEqual([null, null, null])
    })

    it('leaves out what it holds already: a pick is never said twice, nor taken back', async () => {
      expect(await ledger.append([aPick(), { ...slate, picks: 9 }])).toEqual([])
      expect(await ledger.rows(0, 10)).toHaveLength(3)
    })

    it('keeps one chain when several write at once', async () => {
      const entries = Array.from({ length: 20 }, (_, i) => aPick({ id: `mlb-game-${i}` }))
      await Promise.all(entries.map((entry) => ledger.append([entry])))
      const verify = ledgerVerifier()
      const rows = await ledger.rows(0, 100)
      expect(rows).toHaveLength(23)
      expect(rows.map(verify).filter((fault) => fault !== null)).toEqual([])
    })

    it('hands out pages', async () => {
      expect((await ledger.rows(3, 5)).map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8])
    })
  })
}
