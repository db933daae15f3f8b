import { fullGame, gradeOf, type LedgerEntry, ledgerKey, type PickEntry } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { chained, isChained } from './chain.ts'
import { settlementEntry } from './entries-of.ts'
import { ledgerVerifier } from './verify-ledger.ts'

const pick = aPick()
const result = { gameId: pick.game.id, winner: 'home', home: 5, away: 3, observedAt: 2000 } as const
const settled = settlementEntry(pick, {
  result,
  close: [0.52, 0.48],
  closedLines: { spread: null, total: null },
  closingQuotes: [],
})
const honest = chained(null, [pick, settled])
const faultOf = (rows: readonly unknown[]) => rows.map(ledgerVerifier()).find((fault) => fault !== null) ?? null

/** A forger who can compute hashes: changes an entry and chains everything anew. */
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
      ...{ market: fullGame('total', 8), selection: 'over' as const, price: decimalOdds(2), chance: 0.55, decided },
      ...{ expectedValue: value, grade: gradeOf(value, pick.pick.confidence ?? 0) },
    }
    const entry: PickEntry = { ...pick, pick: onTotal }
    const pushed = settlementEntry(entry, {
      ...{ result: { ...result, home: 5, away: 3 }, close: null, closingQuotes: [] },
      closedLines: { spread: null, total: () => ({ chance: 0.53, decided: 1 }) },
    })
    expect(pushed).toMatchObject({ settlement: 'push', profit: 0, closingChance: 0.53 })
    expect(faultOf(chained(null, [entry, pushed]))).toBeNull()
    const forgedEntry = { ...entry, pick: { ...onTotal, decided: 0.95 } }
    expect(faultOf(chained(null, [forgedEntry]))?.why).toContain('expected value')
    expect(faultOf(chained(null, [entry, { ...pushed, settlement: 'win', profit: 1 }]))?.why).toContain('the score')
  })

  it.each([
    ['expected value', editPick({ expectedValue: 0.2 })],
    ['grade', editPick({ grade: 'A+' })],
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

  it('calls what is no row no row', () => {
    expect(faultOf(['{broken'])).toMatchObject({ row: 1 })
  })

  it('holds a single row against the one before it', () => {
    const [first, second] = honest
    expect([isChained(first!, null), isChained(second!, first!)]).toEqual([true, true])
    expect([isChained(second!, null), isChained({ ...first!, previous: first!.hash }, null)]).toEqual([false, false])
    expect(isChained({ ...second!, entry: first!.entry }, first!)).toBe(false)
  })
})
