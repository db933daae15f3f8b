import { type LedgerEntry, type LedgerRow, ledgerKey, type SlateEntry } from '@fairline/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chained, GENESIS } from '../src/ledger/chain.ts'
import { readLedger } from '../src/ledger/read-ledger.ts'
import { ledgerVerifier, verifyLedger } from '../src/ledger/verify-ledger.ts'
import type { Ledger, LedgerHead } from '../src/ports/ledger.ts'
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

/** Changes stored rows behind the ledger's back. */
export interface LedgerDamage {
  remove(from: number, to: number): Promise<void>
  /** Inserts a row without the ledger's doing. */
  insert(row: LedgerRow): Promise<void>
  /** Replaces the stored body of a row. */
  garble(seq: number, body: string): Promise<void>
  /** Sets the recorded end of the chain back to an earlier row. */
  setHead(head: LedgerHead): Promise<void>
}

interface OpenLedger {
  readonly ledger: Ledger
  readonly close: () => Promise<void>
  /** Absent where nothing outside of the process can reach the rows. */
}

/** A ledger whose stored rows the test can reach. */
interface DamageableLedger extends OpenLedger {
  readonly damage: LedgerDamage
}

/** Specifies every ledger. Each adapter's test file calls this once; `open` returns an empty ledger. */
export function describeLedger(name: string, open: () => Promise<OpenLedger>) {
  describe(`${name} as a ledger`, () => {
    let ledger: Ledger
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      ledger = opened.ledger
      close = opened.close
    })
    afterAll(() => close())

    it('has no head while it is empty', async () => {
      expect(await ledger.head()).toBeNull()
      expect(await ledger.rows(0, 10)).toEqual({ rows: [], unreadable: [], next: null })
    })

    it('chains every row to the one before it, from 1 without a gap', async () => {
      const first = await ledger.append([slate, aPick()])
      const then = await ledger.append([settlement])
      expect([...first, ...then].map(({ seq }) => seq)).toEqual([1, 2, 3])
      expect(first[0]?.previous).toBe(GENESIS)
      expect(then[0]?.previous).toBe(first[1]?.hash)
      expect(await ledger.head()).toEqual({ seq: 3, hash: then[0]?.hash })
    })

    it('returns what was appended, in order, and it verifies', async () => {
      const rows = await Array.fromAsync(readLedger(ledger))
      expect(rows.map(({ entry }) => entry)).toEqual([slate, aPick(), settlement])
      const verify = ledgerVerifier()
      expect(rows.map(verify)).toEqual([null, null, null])
      expect(await verifyLedger(ledger)).toEqual({ rows: 3, holds: true, missing: [], unreadable: [], fault: null })
    })

    it('leaves out what it already holds: a pick is never recorded twice, nor taken back', async () => {
      expect(await ledger.append([aPick(), { ...slate, picks: 9 }])).toEqual([])
      expect((await ledger.rows(0, 10)).rows).toHaveLength(3)
    })

    it('records an entry once that comes twice in one append', async () => {
      const twice = aPick({ id: 'mlb-twice' })
      expect(await ledger.append([twice, structuredClone(twice)])).toHaveLength(1)
    })

    it('records the first of two entries with one key that come in one append', async () => {
      const first = aPick({ id: 'mlb-changed' })
      const second = { ...first, pick: { ...first.pick, madeAt: first.pick.madeAt + 1 } }
      expect((await ledger.append([first, second])).map(({ entry }) => entry)).toEqual([first])
    })

    it('keeps one chain if several write at once', async () => {
      const entries = Array.from({ length: 20 }, (_, i) => aPick({ id: `mlb-game-${i}` }))
      await Promise.all(entries.map((entry) => ledger.append([entry])))
      const { rows, next } = await ledger.rows(0, 100)
      expect(rows).toHaveLength(25)
      expect(next).toBeNull()
      expect(await verifyLedger(ledger)).toMatchObject({ rows: 25, holds: true })
    })

    it('goes on after an append that failed', async () => {
      const unstorable = { ...aPick({ id: 'mlb-unstorable' }), extra: 1n } as unknown as LedgerEntry
      await expect(ledger.append([unstorable])).rejects.toThrow(/BigInt/)
      expect(await ledger.append([aPick({ id: 'mlb-after-a-failure' })])).toMatchObject([{ seq: 26 }])
      expect(await verifyLedger(ledger)).toMatchObject({ rows: 26, holds: true })
    })

    it('returns pages', async () => {
      const page = await ledger.rows(3, 5)
      expect(page.rows.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8])
      expect(page.next).toBe(8)
      expect((await ledger.rows(21, 4)).rows.map(({ seq }) => seq)).toEqual([22, 23, 24, 25])
    })
  })
}

/** What every ledger promises whose stored rows may be damaged from outside of the process. */
export function describeDamagedLedger(name: string, open: () => Promise<DamageableLedger>) {
  describe(`${name} as a ledger that was damaged`, () => {
    const picks = Array.from({ length: 12 }, (_, i) => aPick({ id: `mlb-game-${i}` }))
    let opened: DamageableLedger
    beforeEach(async () => {
      opened = await open()
      await opened.ledger.append(picks)
    })
    afterEach(() => opened.close())

    it('names rows deleted in the middle and reads the others', async () => {
      const { ledger, damage } = opened
      await damage.remove(4, 6)
      const rows = await Array.fromAsync(readLedger(ledger))
      expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 7, 8, 9, 10, 11, 12])
      expect(await verifyLedger(ledger)).toMatchObject({
        rows: 9,
        holds: false,
        missing: [{ from: 4, to: 6 }],
        unreadable: [],
        fault: null,
      })
    })

    it('notices rows deleted at the end, and never uses their numbers again', async () => {
      const { ledger, damage } = opened
      await damage.remove(11, 12)
      expect(await verifyLedger(ledger)).toMatchObject({ rows: 10, holds: false, missing: [{ from: 11, to: 12 }] })
      const [added] = await ledger.append([aPick({ id: 'mlb-later' })])
      expect(added?.seq).toBe(13)
      expect(await verifyLedger(ledger)).toMatchObject({
        rows: 11,
        holds: false,
        missing: [{ from: 11, to: 12 }],
        fault: null,
      })
    })

    it('appends behind the newest row if an older version added it without recording the end', async () => {
      const { ledger, damage } = opened
      const [eleventh, twelfth] = (await ledger.rows(10, 2)).rows
      await damage.setHead({ seq: 11, hash: eleventh!.hash })
      expect(await ledger.append([aPick({ id: 'mlb-later' })])).toMatchObject([{ seq: 13, previous: twelfth!.hash }])
      expect(await verifyLedger(ledger)).toMatchObject({ rows: 13, holds: true })
    })

    it('notices that every row was deleted', async () => {
      const { ledger, damage } = opened
      await damage.remove(1, 12)
      expect(await verifyLedger(ledger)).toMatchObject({ rows: 0, holds: false, missing: [{ from: 1, to: 12 }] })
    })

    it('names a single row that was inserted behind the end', async () => {
      const { ledger, damage } = opened
      for (const row of chained(await ledger.head(), [aPick({ id: 'mlb-forged' })])) await damage.insert(row)
      expect(await verifyLedger(ledger)).toMatchObject({ holds: false, fault: { row: 13, to: 13 } })
    })

    it('names rows that were inserted behind the end, though they are chained', async () => {
      const { ledger, damage } = opened
      const head = await ledger.head()
      for (const row of chained(head, [aPick({ id: 'mlb-forged-1' }), aPick({ id: 'mlb-forged-2' })]))
        await damage.insert(row)
      expect(await verifyLedger(ledger)).toEqual({
        rows: 14,
        holds: false,
        missing: [],
        unreadable: [],
        fault: { kind: 'unsound', row: 13, to: 14, why: 'it is past the newest row the ledger recorded (row 12)' },
      })
    })

    it('reports rows that cannot be read instead of failing', async () => {
      const { ledger, damage } = opened
      await damage.garble(3, '{broken')
      await damage.garble(8, '{"kind":"pick"}')
      const { rows, unreadable, next } = await ledger.rows(0, 5)
      expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 4, 5])
      expect(unreadable).toEqual([{ seq: 3, reason: 'its body is not JSON' }])
      expect(next).toBe(5)
      expect(await verifyLedger(ledger)).toMatchObject({
        rows: 10,
        holds: false,
        missing: [],
        unreadable: [
          { from: 3, to: 3 },
          { from: 8, to: 8 },
        ],
        fault: null,
      })
    })

    it('finds a row that was changed, next to what is missing', async () => {
      const { ledger, damage } = opened
      await damage.remove(2, 2)
      await damage.garble(9, JSON.stringify(aPick({ id: 'mlb-forged' })))
      expect(await verifyLedger(ledger)).toMatchObject({
        missing: [{ from: 2, to: 2 }],
        fault: { row: 9, why: 'its hash does not fit what it says' },
      })
    })
  })
}
