import type { LedgerRow } from '@fairline/domain'
import { type Ledger, trackRecord } from '@fairline/engine'

const PAGE = 1000

/** The record as the ledger has it: every row is read once, new ones when somebody asks. */
export function keepRecord(ledger: Ledger) {
  const record = trackRecord()
  let read = 0
  let reading: Promise<void> = Promise.resolve()

  async function catchUp(): Promise<void> {
    for (;;) {
      const rows = await ledger.rows(read, PAGE)
      for (const row of rows) record.add(row)
      read = rows.at(-1)?.seq ?? read
      if (rows.length < PAGE) return
    }
  }

  return {
    /** One row, with the one before it; null where there is no such row. */
    async row(seq: number): Promise<{ readonly row: LedgerRow; readonly before: LedgerRow | null } | null> {
      const rows = await ledger.rows(Math.max(0, seq - 2), seq === 1 ? 1 : 2)
      const row = rows.find((one) => one.seq === seq)
      return row ? { row, before: rows.find((one) => one.seq === seq - 1) ?? null } : null
    },
    /** @returns the record with all that is in the ledger now, and how many rows that is */
    async now(): Promise<{ readonly record: typeof record; readonly rows: number }> {
      reading = reading.then(catchUp)
      await reading
      return { record, rows: read }
    },
  }
}

export type KeptRecord = ReturnType<typeof keepRecord>
