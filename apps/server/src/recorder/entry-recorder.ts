import type { LedgerEntry } from '@fairline/domain'
import type { Ledger, Publisher } from '@fairline/engine'
import { type Outbox, packEntries } from '@fairline/stores'
import { ledgerGuard, SupersededError } from './ledger-guard.ts'
import { readPublished, type Waiting } from './read-published.ts'

/** A publisher whose entries are safe in an outbox first and reach the ledger from there, in order and once. */
export interface EntryRecorder extends Publisher {
  pending(): readonly LedgerEntry[]
  /**
   * Writes what waits to the ledger.
   *
   * @throws {StoreError} if the ledger cannot be written; what is left stays
   * @throws {SupersededError} if another process published meanwhile; then nothing is written anymore
   */
  drain(): Promise<void>
}

export interface EntryRecorderOptions {
  readonly ledger: Ledger
  readonly outbox: Outbox
  /** Called if the ledger could not be written right away. */
  readonly onFailure: (cause: unknown) => void
  /** Called with notices for the operator. */
  readonly onNotice: (message: string) => void
}

/** Entries kept in one payload of the outbox: thousands are published at once after the history was learned. */
const MAX_PACKED = 200

/** Puts an outbox in front of a ledger. What an earlier run left in it is written first. */
export async function openEntryRecorder(options: EntryRecorderOptions): Promise<EntryRecorder> {
  const { ledger, outbox, onFailure, onNotice } = options
  const unwritten = await readPublished(outbox, onNotice)
  const guard = await ledgerGuard(ledger, unwritten[0]?.after ?? null)
  let waiting = await withoutSuperseded(unwritten)
  /** Offset up to which the ledger holds what is in the outbox. */
  let recordedTo = waiting.length === 0 ? outbox.end() : 0
  let draining: Promise<void> | null = null

  const pending = (): LedgerEntry[] => waiting.flatMap(({ entries }) => entries)

  /** Drops entries if another process published into the ledger since: they were decided without its entries. */
  async function withoutSuperseded(entries: readonly Waiting[]): Promise<readonly Waiting[]> {
    if (entries.length === 0) return entries
    try {
      await guard.check(entries.flatMap((one) => one.entries))
      return entries
    } catch (cause) {
      if (!(cause instanceof SupersededError)) throw cause
      await outbox.keepCopy('superseded')
      await outbox.clear(outbox.end())
      await guard.accept()
      const count = entries.reduce((sum, one) => sum + one.entries.length, 0)
      onNotice(`Entries published while another Fairline process recorded are set aside, not in the ledger: ${count}.`)
      return []
    }
  }

  async function drainAll(): Promise<void> {
    if (waiting.length > 0) await guard.check(pending())
    for (let [next] = waiting; next; [next] = waiting) {
      const rows = await ledger.append(next.entries)
      guard.appended(rows)
      // The ledger leaves out what it holds already: an append whose response was lost was committed after all.
      if (rows.length < next.entries.length) await guard.check(pending())
      waiting = waiting.slice(1)
      recordedTo = next.end
    }
    // Also if nothing waited: an outbox opened on a full disk may be too small for any entry until it is cleared.
    if (await outbox.clear(recordedTo)) recordedTo = outbox.end()
  }

  const drain = (): Promise<void> => {
    draining ??= drainAll().finally(() => {
      draining = null
    })
    return draining
  }

  async function keep(entries: readonly LedgerEntry[]): Promise<void> {
    const wasBehind = waiting.length > 0
    const after = guard.known()
    const end = await outbox.append(packEntries({ after, entries }), { sync: true })
    waiting = [...waiting, { after, entries, end }]
    // While earlier entries wait for the ledger, this one does not wait: `drain` writes it later.
    if (!wasBehind) await drain().catch(onFailure)
  }

  return {
    ...ledger,
    pending,
    drain,
    async append(entries) {
      for (let from = 0; from < entries.length; from += MAX_PACKED) await keep(entries.slice(from, from + MAX_PACKED))
    },
  }
}
