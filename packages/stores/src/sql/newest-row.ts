import type { LedgerHead } from '@fairline/engine'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The newest row that is stored. SQLite sorts a sequence number that became a text behind every number: left out. */
export async function newestRow(db: Kysely<Tables>): Promise<LedgerHead | null> {
  const row = await db
    .selectFrom('ledger')
    .select(['seq', 'hash'])
    .where('seq', '<=', Number.MAX_SAFE_INTEGER)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
