import { type LedgerEntry, type LedgerRow, ledgerKey } from '@fairline/domain'
import type { Ledger } from '@fairline/engine'

/** Another process published into the ledger while this one could not, so its waiting entries must not be appended. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'

  constructor(row: number) {
    super(`another Fairline process published row ${row} of the ledger meanwhile; restart this one to go on`)
  }
}

const PAGE = 1000

/**
 * Tracks the newest ledger row that this process has seen, and detects whether another process has published since.
 *
 * @param after  the newest known row when the waiting entries were published; null to start at the ledger's head
 */
export async function ledgerGuard(ledger: Ledger, after: number | null) {
  const headOf = async (): Promise<number> => (await ledger.head())?.seq ?? 0
  let known = after ?? (await headOf())

  async function* rowsAfter(seq: number): AsyncGenerator<LedgerRow> {
    for (let position: number | null = seq; position !== null; ) {
      const page = await ledger.rows(position, PAGE)
      yield* page.rows
      position = page.next
    }
  }

  return {
    known: (): number => known,
    /**
     * Checks that each row since the newest known one is ours (the append's response was lost) or not live; then they are known too.
     *
     * @param ours  all entries that wait
     * @throws {SupersededError} if another process published
     * @throws {StoreError} if the ledger cannot be read
     */
    async check(ours: readonly LedgerEntry[]): Promise<void> {
      if ((await headOf()) === known) return
      const keys = new Set(ours.map(ledgerKey))
      let newest = known
      for await (const { seq, entry } of rowsAfter(known)) {
        if (entry.kind !== 'settlement' && entry.origin !== 'replay' && !keys.has(ledgerKey(entry)))
          throw new SupersededError(seq)
        newest = seq
      }
      known = newest
    },
    /** Notes rows that this process appended. */
    appended(rows: readonly LedgerRow[]): void {
      known = rows.at(-1)?.seq ?? known
    },
    /** Takes the current head of the ledger as the newest known row. */
    async accept(): Promise<void> {
      known = await headOf()
    },
  }
}
