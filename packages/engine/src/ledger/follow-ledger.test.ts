import type { LedgerEntry } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import type { Ledger } from '../ports/ledger.ts'
import { StoreError } from '../ports/store-error.ts'
import { followLedger } from './follow-ledger.ts'
import { memoryLedger } from './memory-ledger.ts'

const picks = (from: number, to: number): LedgerEntry[] =>
  Array.from({ length: to - from }, (_, i) => aPick({ id: `mlb-${from + i}` }))
const read = async (follower: ReturnType<typeof followLedger>) =>
  (await Array.fromAsync(follower.readNew())).map(({ seq }) => seq)

/** A ledger some of whose rows are gone. */
function withoutRows(ledger: Ledger, isGone: (seq: number) => boolean): Ledger {
  return {
    ...ledger,
    async rows(after, limit) {
      const page = await ledger.rows(after, limit)
      return { ...page, rows: page.rows.filter(({ seq }) => !isGone(seq)) }
    },
  }
}

it('reads every row once, and new ones the next time', async () => {
  const ledger = memoryLedger()
  const follower = followLedger(ledger)
  expect(await read(follower)).toEqual([])
  await ledger.append(picks(0, 1500))
  expect(await read(follower)).toHaveLength(1500)
  await ledger.append(picks(1500, 1503))
  expect(await read(follower)).toEqual([1501, 1502, 1503])
  expect(follower.problems()).toEqual([])
})

it('leaves out a row whose hash does not fit what it says, unless it is told otherwise', async () => {
  const ledger = memoryLedger()
  await ledger.append(picks(0, 3))
  const altered: Ledger = {
    ...ledger,
    async rows(after, limit) {
      const page = await ledger.rows(after, limit)
      const raised = ({ pick, ...entry }: ReturnType<typeof aPick>) => ({ ...entry, pick: { ...pick, price: 9.5 } })
      const rows = page.rows.map((row) =>
        row.seq === 2 ? { ...row, entry: raised(row.entry as ReturnType<typeof aPick>) as LedgerEntry } : row,
      )
      return { ...page, rows }
    },
  }
  const follower = followLedger(altered)
  expect(await read(follower)).toEqual([1, 3])
  expect(follower.problems()).toEqual([
    { kind: 'unreadable', from: 2, to: 2, reason: 'its hash does not fit what it says' },
  ])
  expect(await read(followLedger(altered, { faultOf: () => null }))).toEqual([1, 2, 3])
})

it('notes rows missing at the end once, and continues behind them', async () => {
  const ledger = memoryLedger()
  await ledger.append(picks(0, 10))
  const follower = followLedger(withoutRows(ledger, (seq) => seq >= 9 && seq <= 10))
  expect(await read(follower)).toHaveLength(8)
  expect(await read(follower)).toEqual([])
  await ledger.append(picks(10, 12))
  expect(await read(follower)).toEqual([11, 12])
  expect(follower.problems()).toMatchObject([{ kind: 'missing', from: 9, to: 10 }])
})

it('does not report rows as missing that are appended while it reads', async () => {
  const ledger = memoryLedger()
  await ledger.append(picks(0, 3))
  const follower = followLedger(ledger)
  const seen: number[] = []
  for await (const { seq } of follower.readNew()) {
    seen.push(seq)
    if (seq === 2) await ledger.append(picks(3, 5))
  }
  seen.push(...(await read(follower)))
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect(follower.problems()).toEqual([])
})

it('continues behind the last row it yielded after a failed read', async () => {
  const ledger = memoryLedger()
  await ledger.append(picks(0, 2500))
  let reads = 0
  const flaky: Ledger = {
    ...ledger,
    rows: (after, limit) =>
      ++reads === 2 ? Promise.reject(new StoreError('unreachable', 'gone')) : ledger.rows(after, limit),
  }
  const follower = followLedger(flaky)
  const seen: number[] = []
  await expect(
    (async () => {
      for await (const { seq } of follower.readNew()) seen.push(seq)
    })(),
  ).rejects.toThrow('gone')
  seen.push(...(await read(follower)))
  expect(seen).toEqual(Array.from({ length: 2500 }, (_, i) => i + 1))
})
