import { readFile } from 'node:fs/promises'
import { ledgerKey } from '@fairline/domain'
import type { Ledger } from '@fairline/engine'
import type { Store } from '../store.ts'
import { outboxPath } from './outbox-path.ts'
import { recordsIn, surveyRecords } from './outbox-record.ts'
import { outboxTrouble } from './outbox-trouble.ts'
import { unpackEntries } from './published-entries.ts'

/** Ledger entries that are published and safe in an outbox, and not in the ledger yet. */
export interface WaitingEntries {
  /** The outbox file. */
  readonly path: string
  readonly count: number
  /** Payloads of the outbox that can't be read, for example because another version of the app wrote them. */
  readonly unreadable: number
  /** Damaged stretches of the outbox: how many entries they held can't be known. */
  readonly damaged: number
}

/** Rows read at a time. */
const PAGE = 1000

/**
 * Counts the entries that wait in a store's outbox. Only reads, and works next to the process that writes the outbox.
 *
 * @param directory  where the outbox is (DATA_DIR)
 * @returns null if there is no outbox of this store
 * @throws {StoreError} if the outbox or the ledger can't be read
 */
export async function countWaitingEntries(
  { id, ledger }: Pick<Store, 'id' | 'ledger'>,
  directory: string,
): Promise<WaitingEntries | null> {
  const path = outboxPath(directory, id, 'entries')
  const bytes = await readIfPresent(path)
  if (!bytes) return null
  const payloads = [...recordsIn(bytes)].flatMap(({ payload }) => (payload.length > 0 ? [unpackEntries(payload)] : []))
  const published = payloads.filter((payload) => payload !== null)
  const keys = new Set(published.flatMap(({ entries }) => entries.map(ledgerKey)))
  // Entries that were appended already stay in the outbox until it is cleared.
  const oldest = Math.min(...published.map(({ after }) => after))
  if (keys.size > 0) for await (const key of keysAfter(ledger, oldest)) keys.delete(key)
  return {
    path,
    count: keys.size,
    unreadable: payloads.length - published.length,
    damaged: surveyRecords(bytes).damaged,
  }
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw outboxTrouble(path, cause)
  }
}

async function* keysAfter(ledger: Ledger, seq: number): AsyncGenerator<string> {
  for (let position: number | null = seq; position !== null; ) {
    const page = await ledger.rows(position, PAGE)
    for (const { entry } of page.rows) yield ledgerKey(entry)
    position = page.next
  }
}
