import type { LedgerEntry } from '@fairline/domain'
import { chained, type Ledger, memoryLedger, StoreError } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { keepRecord, RecordUnavailableError } from './keep-record.ts'

/** A ledger that a test can make fail or never respond. */
function switchable() {
  const ledger = memoryLedger()
  let mode: 'on' | 'failing' | 'silent' = 'on'
  let reads = 0
  const via = <A extends unknown[], R>(run: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => {
      reads += 1
      if (mode === 'failing') return Promise.reject(new StoreError('unreachable', 'the database cannot be reached'))
      return mode === 'silent' ? new Promise(() => undefined) : run(...args)
    }
  }
  const switched: Ledger = { append: ledger.append, rows: via(ledger.rows), head: via(ledger.head) }
  return {
    ledger: switched,
    reads: () => reads,
    turn: (next: typeof mode) => {
      mode = next
    },
  }
}

const pick = (id: string) => ({ ...aPick({ id }), origin: 'live' as const })

describe('the kept record', () => {
  it('recovers after a failed read', async () => {
    const { ledger, turn } = switchable()
    await ledger.append([pick('mlb-1')])
    const record = keepRecord(ledger, { now: () => 5000 })
    turn('failing')
    await expect(record.now()).rejects.toThrow(RecordUnavailableError)
    turn('on')
    expect(await record.now()).toMatchObject({ rows: 1, staleSince: null, staleReason: null })
  })

  it('returns the record read so far while the ledger cannot be read, and says since when and why', async () => {
    const { ledger, turn } = switchable()
    let now = 1000
    await ledger.append([pick('mlb-1')])
    const record = keepRecord(ledger, { now: () => now })
    await record.now()
    now = 2000
    turn('failing')
    await ledger.append([pick('mlb-2')])
    const stale = await record.now()
    expect(stale).toMatchObject({ rows: 1, staleSince: 1000, staleReason: 'the database can’t be reached' })
    expect(stale.record.of('live').picks).toBe(1)
    now = 3000
    turn('on')
    expect(await record.now()).toMatchObject({ rows: 2, staleSince: null })
  })

  it('does not wait for a ledger that never responds if it has read it before', async () => {
    const { ledger, turn } = switchable()
    await ledger.append([pick('mlb-1')])
    const record = keepRecord(ledger, { now: () => 1000, patienceMs: 20 })
    await record.now()
    turn('silent')
    expect(await record.now()).toMatchObject({
      rows: 1,
      staleSince: 1000,
      staleReason: 'the database is slow to answer',
    })
  })

  it('reads once for callers at the same time', async () => {
    const { ledger, reads } = switchable()
    await ledger.append([pick('mlb-1')])
    const record = keepRecord(ledger, { now: () => 1000 })
    const all = await Promise.all(Array.from({ length: 20 }, () => record.now()))
    expect(all.every(({ rows }) => rows === 1)).toBe(true)
    expect(reads()).toBe(2)
  })

  it('names a row that cannot be counted, and counts the rows after it', async () => {
    const ledger = memoryLedger()
    await ledger.append(['mlb-1', 'mlb-2', 'mlb-3', 'mlb-4'].map(pick))
    const withoutPick: Ledger = {
      ...ledger,
      async rows(after, limit) {
        const page = await ledger.rows(after, limit)
        const rows = page.rows.flatMap((row) =>
          row.seq === 2
            ? chained({ seq: 1, hash: row.previous }, [{ ...row.entry, pick: undefined } as unknown as LedgerEntry])
            : [row],
        )
        return { ...page, rows: rows.filter(({ seq }) => seq !== 3) }
      },
    }
    const record = keepRecord(withoutPick, { now: () => 1000 })
    for (let i = 0; i < 2; i++) {
      const known = await record.now()
      expect(known).toMatchObject({ rows: 4, staleReason: null })
      expect(known.record.of('live').picks).toBe(2)
      expect(known.leftOut).toEqual([
        { kind: 'unreadable', from: 2, to: 2, reason: 'it can’t be counted' },
        expect.objectContaining({ kind: 'missing', from: 3, to: 3 }),
      ])
      expect(record.leftOut()).toEqual(known.leftOut)
    }
  })

  it('lists the rows it leaves out', async () => {
    const ledger = memoryLedger()
    await ledger.append(['mlb-1', 'mlb-2', 'mlb-3'].map(pick))
    const damaged: Ledger = {
      ...ledger,
      async rows(after, limit) {
        const page = await ledger.rows(after, limit)
        return {
          ...page,
          rows: page.rows.filter(({ seq }) => seq === 1),
          unreadable: after < 2 ? [{ seq: 2, reason: 'its body is not JSON' }] : [],
        }
      },
    }
    const record = keepRecord(damaged, { now: () => 1000 })
    const known = await record.now()
    expect(known.leftOut).toMatchObject([
      { kind: 'unreadable', from: 2, to: 2 },
      { kind: 'missing', from: 3, to: 3 },
    ])
    expect(known.record.of('live').picks).toBe(1)
    expect(await record.row(2)).toEqual({ seq: 2, reason: 'its body is not JSON' })
    expect(await record.row(1)).toMatchObject({ row: { seq: 1 }, before: null })
    expect(await record.row(9)).toBeNull()
  })
})
