import { LedgerEntry, ledgerKey } from '@fairline/domain'
import { chained, type Ledger } from '@fairline/engine'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const TRIES = 20
const UNIQUE_VIOLATION = '23505'

/** The ledger on any database the tables are in. Appends wait for one another: a chain has one end. */
export function sqlLedger(db: Kysely<Tables>): Ledger {
  let queue: Promise<unknown> = Promise.resolve()

  async function append(entries: readonly LedgerEntry[]) {
    return db.transaction().execute(async (transaction) => {
      const keys = entries.map(ledgerKey)
      const held = await transaction.selectFrom('ledger').select('key').where('key', 'in', keys).execute()
      const known = new Set(held.map(({ key }) => key))
      const fresh = entries.filter((_, i) => !known.has(keys[i] as string) && keys.indexOf(keys[i] as string) === i)
      const newest = await transaction
        .selectFrom('ledger')
        .select(['seq', 'hash'])
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      const rows = chained(newest ?? null, fresh)
      for (const { seq, entry, previous, hash } of rows) {
        const body = JSON.stringify(entry)
        await transaction
          .insertInto('ledger')
          .values({ seq, key: ledgerKey(entry), body, previous, hash })
          .execute()
      }
      return rows
    })
  }

  return {
    append(entries) {
      if (entries.length === 0) return Promise.resolve([])
      const next = queue.then(() => retried(() => append(entries)))
      queue = next.catch(() => undefined)
      return next
    },
    async rows(after, limit) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute()
      return rows.map(({ seq, body, previous, hash }) => ({
        seq,
        entry: LedgerEntry.parse(JSON.parse(body)),
        previous,
        hash,
      }))
    },
  }
}

/** Another process may have taken the chain's end between reading and writing; then the append is made anew. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await run()
    } catch (cause) {
      if (left <= 1 || (cause as { code?: string }).code !== UNIQUE_VIOLATION) throw cause
    }
  }
}
