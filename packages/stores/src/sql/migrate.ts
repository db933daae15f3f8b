import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const migratorOf = (db: Kysely<Tables>, newId: () => string) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(newId) } })

/**
 * Brings a database to the newest shape.
 *
 * @param newId  makes the id of a new store
 */
export async function migrate(db: Kysely<Tables>, newId: () => string): Promise<void> {
  const { error } = await migratorOf(db, newId).migrateToLatest()
  if (error) throw error
}

/** Whether a database is of an older shape. Changes nothing. */
export async function isOutdated(db: Kysely<Tables>): Promise<boolean> {
  const steps = await migratorOf(db, () => '').getMigrations()
  return steps.some(({ executedAt }) => executedAt === undefined)
}
