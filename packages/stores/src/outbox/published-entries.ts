import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LedgerEntry } from '@fairline/domain'
import { z } from 'zod'

/** Ledger entries, and the newest row of the ledger that was known when they were published. */
const PublishedEntries = z.object({ after: z.number().int().min(0), entries: z.array(LedgerEntry) })
export type PublishedEntries = z.infer<typeof PublishedEntries>

/** Packs ledger entries for an outbox: deflated JSON. */
export const packEntries = (published: { readonly after: number; readonly entries: readonly LedgerEntry[] }): Buffer =>
  deflateRawSync(JSON.stringify(published))

/** Unpacks what `packEntries` packed; null if it is something else, for example from another version of the app. */
export function unpackEntries(payload: Uint8Array): PublishedEntries | null {
  try {
    return PublishedEntries.parse(JSON.parse(inflateRawSync(payload).toString()))
  } catch {
    return null
  }
}
