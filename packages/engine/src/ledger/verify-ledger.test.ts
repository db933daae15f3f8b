import { Readable } from 'node:stream'
import { fullGame, gradeOf, type LedgerEntry, ledgerKey, type PickEntry, type SlateEntry } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { chained, hashOf, isChained } from './chain.ts'
import { settlementEntry } from './entries-of.ts'
import { ledgerVerifier, verifyExport } from './verify-ledger.ts'

const pick = aPick()
const result = { gameId: pick.game.id, winner: 'home', home: 5, away: 3, observedAt: 2000 } as const
const settled = settlementEntry(pick, {
  result,
  close: [0.52, 0.48],
  closedLines: { spread: null, total: null },
  closingQuotes: [],
})!
const honest = chained(null, [pick, settled])
const faultOf = (rows: readonly unknown[]) => rows.map(ledgerVerifier()).find((fault) => fault !== null) ?? null

/** A forger who can compute hashes: changes an entry and chains everything again. */
const forged = (change: (entry: LedgerEntry) => LedgerEntry) =>
  chained(
    null,
    honest.map(({ entry }) => change(structuredClone(entry))),
  )
const editPick = (over: Partial<typeof pick.pick>) =>
  forged((entry) => (entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, ...over } } : entry))
const editSettlement = (over: object) =>
  forged((entry) => (entry.kind === 'settlement' ? { ...entry, ...over } : entry))

describe('verifying a ledger', () => {
  it('finds nothing wrong with an honest one', () => {
    expect(faultOf(honest)).toBeNull()
    expect(faultOf(honest.map((row) => JSON.stringify(row)))).toBeNull()
    expect(settled).toMatchObject({ settlement: 'win', profit: 1.1, pickKey: ledgerKey(pick) })
  })

  it('finds every changed byte of every row', () => {
    for (const [i, row] of honest.entries()) {
      const text = JSON.stringify(row)
      for (let at = 0; at < text.length; at += 3) {
        if (!/[0-9a-z]/.test(text[at]!)) continue
        const changed = text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1)
        const lines = honest.map((kept, j) => (i === j ? changed : JSON.stringify(kept)))
        expect(faultOf(lines), changed).not.toBeNull()
      }
    }
  })

  it('finds a row that was taken out or put elsewhere', () => {
    expect(faultOf([honest[1]])).toMatchObject({ row: 1 })
    expect(faultOf([honest[1], honest[0]])).toMatchObject({ row: 1 })
  })

  it('holds picks on lines that may be pushed, and settles them by the score', () => {
    const decided = 0.9
    const value = decided * (0.55 * 2 - 1)
    const onTotal = {
      ...pick.pick,
      market: fullGame('total', 8),
      selection: 'over' as const,
      price: decimalOdds(2),
      chance: 0.55,
      decided,
      expectedValue: value,
      grade: gradeOf({ ...pick.pick, chance: 0.55, decided, price: decimalOdds(2) }),
    }
    const entry: PickEntry = { ...pick, pick: onTotal }
    const pushed = settlementEntry(entry, {
      result: { ...result, home: 5, away: 3 },
      close: null,
      closingQuotes: [],
      closedLines: { spread: null, total: () => ({ probability: 0.53, decided: 1 }) },
    })!
    expect(pushed).toMatchObject({ settlement: 'push', profit: 0, closingChance: 0.53 })
    expect(faultOf(chained(null, [entry, pushed]))).toBeNull()
    const forgedEntry = { ...entry, pick: { ...onTotal, decided: 0.95 } }
    expect(faultOf(chained(null, [forgedEntry]))?.why).toContain('expected value')
    expect(faultOf(chained(null, [entry, { ...pushed, settlement: 'win', profit: 1 }]))?.why).toContain('the score')
  })

  it.each([
    ['expected value', editPick({ expectedValue: 0.2 })],
    ['grade', editPick({ grade: 'B' })],
    ['grade', editPick({ gradeVersion: 3, grade: 'A' })],
    ['price is newer', editPick({ quotedAt: 5000 })],
    ['profit', editSettlement({ profit: 2 })],
    ['follow from who won', editSettlement({ winner: 'away', score: null })],
    ['follow from the score', editSettlement({ score: { home: 1, away: 3 } })],
    ['follow from who won', editSettlement({ settlement: 'push', profit: 0 })],
    ['closing line value', editSettlement({ closingValue: 0.5 })],
    ['go together', editSettlement({ closingChance: null })],
    ['which no row before it holds', editSettlement({ pickKey: 'pick|nothing|moneyline' })],
  ])('finds a %s that does not follow, though the chain was forged with it', (words, rows) => {
    expect(faultOf(rows)?.why).toContain(words)
  })

  it('keeps the grade of a pick that an earlier version graded, by the table of that version', () => {
    // EV 5 % at confidence 76: A then, A+ now.
    const { gradeVersion: _, ...unversioned } = pick.pick
    const old = (grade: 'A' | 'A+') => chained(null, [{ ...pick, pick: { ...unversioned, grade } }])
    expect(pick.pick.grade).toBe('A+')
    expect(faultOf(old('A').map((row) => JSON.stringify(row)))).toBeNull()
    expect(faultOf(old('A+'))?.why).toContain('grade')
  })

  it('accepts a line that an earlier version settled as void for want of a score, and only that', () => {
    const entry: PickEntry = { ...pick, pick: { ...pick.pick, market: fullGame('total', 8), selection: 'over' } }
    const voided = { ...settled, pickKey: ledgerKey(entry), score: null, settlement: 'void' as const, profit: 0 }
    expect(faultOf(chained(null, [entry, voided]))).toBeNull()
    expect(faultOf(chained(null, [entry, { ...voided, settlement: 'push' }]))?.why).toContain('the score')
    expect(faultOf(chained(null, [entry, { ...voided, score: { home: 5, away: 4 } }]))?.why).toContain('the score')
  })

  it.each([
    ['a moneyline has no selection over', { selection: 'over' as const }],
    ['a total needs a line', { market: fullGame('total'), selection: 'over' as const }],
  ])('finds a bet that no score can settle, and does not fail on its settlement: %s', (words, over) => {
    const entry: PickEntry = { ...pick, pick: { ...pick.pick, ...over } }
    const check = ledgerVerifier()
    const rows = chained(null, [entry, { ...settled, pickKey: ledgerKey(entry) }])
    expect(rows.map((row) => check(row)?.why)).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
  })

  it('reports an unreadable row', () => {
    expect(faultOf(['{broken'])).toMatchObject({ kind: 'unreadable', row: 1 })
  })

  it('holds a single row against the one before it', () => {
    const [first, second] = honest
    expect([isChained(first!, null), isChained(second!, first!)]).toEqual([true, true])
    expect([isChained(second!, null), isChained({ ...first!, previous: first!.hash }, null)]).toEqual([false, false])
    expect(isChained({ ...second!, entry: first!.entry }, first!)).toBe(false)
  })

  it('holds the number of a row against the one before it, even if its hash fits', () => {
    const [first, second] = honest
    const skipped = { ...second!, seq: 3 }
    expect(isChained({ ...skipped, hash: hashOf(skipped) }, first!)).toBe(false)
  })

  it('finds a pick that is recorded twice, though the chain was forged with it', () => {
    const rows = chained(null, [pick, settled, structuredClone(pick)])
    expect(faultOf(rows)).toMatchObject({ row: 3, why: `${ledgerKey(pick)} is recorded twice` })
  })
})

/** A pick on a game of its own, made at a moment. */
const pickAt = (i: number, madeAt: number, origin: PickEntry['origin'] = 'live'): PickEntry => {
  const made = aPick({ id: `mlb-${i}` })
  return { ...made, origin, pick: { ...made.pick, madeAt } }
}
const HOUR = 3_600_000

describe('times in a ledger', () => {
  it('must not run backward for what was published live', () => {
    const rows = chained(null, [pickAt(1, 5 * HOUR), pickAt(2, 6 * HOUR), pickAt(3, 5 * HOUR)])
    expect(faultOf(rows)).toEqual({
      kind: 'unsound',
      row: 3,
      to: 3,
      why: 'it was made at 1970-01-01T05:00:00.000Z, before an earlier row (1970-01-01T06:00:00.000Z)',
    })
  })

  it('are checked within the backfill, apart from what is live', () => {
    const backfill = [pickAt(1, 2 * HOUR, 'backfill'), pickAt(2, 3 * HOUR, 'backfill')]
    expect(faultOf(chained(null, [pickAt(3, 9 * HOUR), ...backfill, pickAt(4, 9 * HOUR)]))).toBeNull()
    expect(faultOf(chained(null, backfill.toReversed()))?.why).toContain('before an earlier row')
  })

  it('may come in any order in a replay, whose days may be recorded in any order', () => {
    expect(faultOf(chained(null, [pickAt(1, 9 * HOUR, 'replay'), pickAt(2, HOUR, 'replay')]))).toBeNull()
  })

  it('must not run backward behind a settlement for a live slate', () => {
    const slate = (madeAt: number, origin: SlateEntry['origin'] = 'live'): SlateEntry => ({
      kind: 'slate',
      origin,
      league: 'mlb',
      day: '2019-06-16',
      revision: 1,
      games: 0,
      picks: 0,
      passes: {},
      madeAt,
      modelVersion: 'rating-3',
    })
    const settledAt = (i: number, at: number, origin: PickEntry['origin'] = 'live') => {
      const picked = pickAt(i, HOUR, origin)
      const ended = { result: { ...result, gameId: picked.game.id, observedAt: at }, close: null, closingQuotes: [] }
      return [picked, settlementEntry(picked, { ...ended, closedLines: { spread: null, total: null } })!]
    }
    const [first, firstSettled] = settledAt(1, 5 * HOUR)
    const [second, secondSettled] = settledAt(2, 4 * HOUR)
    const settled = [first!, second!, firstSettled!, secondSettled!]
    expect(faultOf(chained(null, [...settled, slate(5 * HOUR)]))).toBeNull()
    expect(faultOf(chained(null, [...settled, slate(5 * HOUR - 1)]))).toMatchObject({
      row: 5,
      why: 'it was made at 1970-01-01T04:59:59.999Z, before an earlier row (1970-01-01T05:00:00.000Z)',
    })
    // Decided as of the start, published after the history was learned.
    expect(faultOf(chained(null, [...settled, pickAt(3, 2 * HOUR), slate(5 * HOUR)]))).toBeNull()
    expect(faultOf(chained(null, [...settledAt(1, 5 * HOUR, 'replay'), slate(2 * HOUR)]))).toBeNull()
  })

  it('must not settle a pick before it was made', () => {
    expect(faultOf(editSettlement({ settledAt: 999 }))?.why).toContain('before the pick was made')
    expect(faultOf(editSettlement({ settledAt: 1000 }))).toBeNull()
  })
})

describe('verifying an export', () => {
  const rows = chained(
    null,
    Array.from({ length: 12 }, (_, i) => pickAt(i, HOUR + i)),
  )
  const verdictOf = (lines: readonly string[]) => verifyExport(Readable.from(lines))
  const lines = rows.map((row) => JSON.stringify(row))

  it('holds if every row does', async () => {
    expect(await verdictOf(lines)).toEqual({ rows: 12, holds: true, missing: [], unreadable: [], fault: null })
  })

  it('neither holds nor fails if there is nothing to verify', async () => {
    expect(await verdictOf([])).toMatchObject({ rows: 0, holds: null })
  })

  it('names every missing and unreadable row and the first other fault', async () => {
    const damaged = lines.flatMap((line, i) => {
      if (i === 1 || i === 2 || i === 7) return []
      if (i === 4 || i === 5) return ['{broken']
      return i === 9 || i === 10 ? [line.replace('"chance":0.5', '"chance":0.6')] : [line]
    })
    expect(await verdictOf(damaged)).toEqual({
      rows: 7,
      holds: false,
      missing: [
        { kind: 'missing', from: 2, to: 3, reason: 'no row with this number is stored' },
        { kind: 'missing', from: 8, to: 8, reason: 'no row with this number is stored' },
      ],
      unreadable: [{ kind: 'unreadable', from: 5, to: 6, reason: 'it is not written as the ledger writes its rows' }],
      fault: { kind: 'unsound', row: 10, to: 10, why: 'its hash does not fit what it says' },
    })
  })

  it('does not take a number that was tampered with for a gap', async () => {
    const { missing, fault } = await verdictOf(lines.map((line) => line.replace('"seq":5,', '"seq":500,')))
    expect(missing).toEqual([])
    expect(fault).toMatchObject({ row: 5, why: 'its hash does not fit what it says' })
  })

  it('does not blame a settlement whose pick is among the missing rows', async () => {
    const [, settlement] = honest.map((row) => JSON.stringify(row))
    expect(await verdictOf([settlement!])).toMatchObject({ missing: [{ from: 1, to: 1 }], fault: null })
  })
})
