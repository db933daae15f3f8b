import type { LedgerEntry } from '@fairline/domain'
import { type Outbox, unpackEntries } from '@fairline/stores'

/** Entries that wait in the outbox. */
export interface Waiting {
  /** The newest row of the ledger that was known when they were published. */
  readonly after: number
  readonly entries: readonly LedgerEntry[]
  /** Offset behind them in the outbox. */
  readonly end: number
}

/** Reads the entries an earlier run left in the outbox. Skips unreadable ones with a notice and keeps a file copy. */
export async function readPublished(outbox: Outbox, onNotice: (message: string) => void): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  let unreadable = 0
  for await (const { payload, end } of outbox.read(0)) {
    const published = unpackEntries(payload)
    if (published) waiting.push({ ...published, end })
    else unreadable += 1
  }
  if (unreadable > 0) {
    await outbox.keepCopy('unreadable')
    onNotice('Part of the outbox can’t be read by this version and is left out; a copy is kept next to it.')
  }
  return waiting
}
