import { type LedgerRow, ledgerKey } from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'
import { chained } from './chain.ts'

/** A ledger that lives as long as the process. */
export function memoryLedger(): Ledger {
  const kept: LedgerRow[] = []
  const keys = new Set<string>()
  return {
    async append(entries) {
      const fresh = entries.filter((entry) => {
        const key = ledgerKey(entry)
        return !keys.has(key) && keys.add(key)
      })
      const rows = chained(kept.at(-1) ?? null, fresh)
      kept.push(...rows)
      return rows
    },
    rows: async (after, limit) => kept.slice(after, after + limit),
  }
}
