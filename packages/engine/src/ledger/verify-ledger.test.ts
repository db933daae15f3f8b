import { type LedgerEntry, ledgerKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { chained } from './chain.ts'
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
})
