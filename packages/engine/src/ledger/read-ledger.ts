import type { LedgerRow } from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'

const PAGE = 1000

/** Every row of a ledger, oldest first, a page at a time. */
export async function* readLedger(ledger: Ledger): AsyncGenerator<LedgerRow> {
  let after = 0
  for (;;) {
    const rows = await ledger.rows(after, PAGE)
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)?.seq ?? after
  }
}
