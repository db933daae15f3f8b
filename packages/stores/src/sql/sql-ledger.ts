import { type LedgerEntry, type LedgerRow, ledgerKey } from '@fairline/domain'
import { chained, type Ledger, type LedgerHead, parseRow, type UnreadableRow } from '@fairline/engine'
import type { Kysely, Transaction } from 'kysely'
import { newestRow } from './newest-row.ts'
import type { Tables } from './tables.ts'

const HEAD = 1

/** The ledger on any database the tables are in. Appends wait for one another: a chain has one end. */
export function sqlLedger(db: Kysely<Tables>): Ledger {
  return {
    async append(entries) {
      if (entries.length === 0) return []
      return db.transaction().execute((transaction) => append(transaction, entries))
    },
    async rows(after, limit) {
      const stored = await db
        .selectFrom('ledger')
        .selectAll()
        .where('seq', '>', after)
        .where('seq', '<=', Number.MAX_SAFE_INTEGER)
        .orderBy('seq')
        .limit(limit)
        .execute()
      const items = stored.map(read)
      return {
        rows: items.filter((item) => 'entry' in item),
        unreadable: items.filter((item) => 'reason' in item),
        next: stored.length < limit ? null : (stored.at(-1)?.seq ?? null),
      }
    },
    async head() {
      const head = await db.selectFrom('ledger_head').select(['seq', 'hash']).where('id', '=', HEAD).executeTakeFirst()
      return head && head.seq > 0 ? head : null
    },
  }
}

async function append(transaction: Transaction<Tables>, entries: readonly LedgerEntry[]): Promise<LedgerRow[]> {
  const end = await lockEnd(transaction)
  const rows = chained(end, await newEntries(transaction, entries))
  for (const { seq, entry, previous, hash } of rows) {
    const body = JSON.stringify(entry)
    await transaction
      .insertInto('ledger')
      .values({ seq, key: ledgerKey(entry), body, previous, hash })
      .execute()
  }
  const last = rows.at(-1)
  if (last) await writeHead(transaction, last)
  return rows
}

/** Entries the ledger does not hold yet, each once. */
async function newEntries(transaction: Transaction<Tables>, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const byKey = new Map(entries.toReversed().map((entry) => [ledgerKey(entry), entry]))
  const stored = await transaction
    .selectFrom('ledger')
    .select('key')
    .where('key', 'in', [...byKey.keys()])
    .execute()
  const storedKeys = new Set(stored.map(({ key }) => key))
  return entries.filter((entry) => {
    const key = ledgerKey(entry)
    return !storedKeys.has(key) && byKey.get(key) === entry
  })
}

/**
 * Locks the end of the chain until the transaction ends: an append whose answer was lost may still be under way on a
 * connection that was given up. The newest row counts where it is past the head, as an older version wrote none.
 */
async function lockEnd(transaction: Transaction<Tables>): Promise<LedgerHead | null> {
  const head = await transaction
    .updateTable('ledger_head')
    .set(({ ref }) => ({ seq: ref('seq') }))
    .where('id', '=', HEAD)
    .returning(['seq', 'hash'])
    .executeTakeFirst()
  const newest = await newestRow(transaction)
  if (!head) return newest
  return newest && newest.seq > head.seq ? newest : head
}

async function writeHead(transaction: Transaction<Tables>, { seq, hash }: LedgerHead): Promise<void> {
  await transaction
    .insertInto('ledger_head')
    .values({ id: HEAD, seq, hash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq, hash }))
    .execute()
}

function read({ seq, body, previous, hash }: Tables['ledger']): LedgerRow | UnreadableRow {
  try {
    return parseRow({ seq, entry: JSON.parse(body), previous, hash }, seq)
  } catch {
    return { seq, reason: 'its body is not JSON' }
  }
}
