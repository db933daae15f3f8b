import { type LedgerRow, ledgerKey } from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'
import { chained } from './chain.ts'

/** A ledger that lives as long as the process. */
export function memoryLedger(): Ledger {
  const stored: LedgerRow[] = []
  const keys = new Set<string>()
  return {
    async append(entries) {
      const fresh = entries.filter((entry) => {
        const key = ledgerKey(entry)
        return !keys.has(key) && keys.add(key)
      })
      const rows = chained(stored.at(-1) ?? null, fresh)
      stored.push(...rows)
      return rows
    },
    async rows(after, limit) {
      const rows = stored.slice(after, after + limit)
      const last = rows.at(-1)
      return { rows, unreadable: [], next: last && last.seq < stored.length ? last.seq : null }
    },
    async head() {
      const newest = stored.at(-1)
      return newest ? { seq: newest.seq, hash: newest.hash } : null
    },
  }
}
