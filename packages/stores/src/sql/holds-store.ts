import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Tables } from './tables.ts'

/** Only a Fairline database has all of these tables. */
const TABLES = ['facts', 'ledger', DEFAULT_MIGRATION_TABLE]

/** Whether a database holds a store. Changes nothing. */
export async function holdsStore(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = new Set(tables.map(({ name }) => name))
  return TABLES.every((name) => names.has(name))
}
