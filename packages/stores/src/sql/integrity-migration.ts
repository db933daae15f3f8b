import { GENESIS } from '@fairline/engine'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newestRow } from './newest-row.ts'
import { noteHash } from './note-hash.ts'
import type { Tables } from './tables.ts'

/** Adds columns and tables that detect damage: the ledger's head, a hash per note, and the store's id. */
export const integrityMigration = (newId: () => string): Migration => ({
  async up(db: Kysely<Tables>) {
    await addIdentity(db, newId)
    await addHead(db)
    await addNoteHashes(db)
  },
})

async function addIdentity(db: Kysely<Tables>, newId: () => string): Promise<void> {
  await db.schema
    .createTable('store_identity')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute()
  const present = await db.selectFrom('store_identity').select('id').executeTakeFirst()
  if (!present) await db.insertInto('store_identity').values({ id: newId() }).execute()
}

async function addHead(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('ledger_head')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  const present = await db.selectFrom('ledger_head').select('id').executeTakeFirst()
  if (present) return
  const { seq, hash } = (await newestRow(db)) ?? { seq: 0, hash: GENESIS }
  await db.insertInto('ledger_head').values({ id: 1, seq, hash }).execute()
}

async function addNoteHashes(db: Kysely<Tables>): Promise<void> {
  if (!(await hasHashColumn(db))) await db.schema.alterTable('notes').addColumn('hash', 'text').execute()
  const notes = await db.selectFrom('notes').select(['name', 'body']).where('hash', 'is', null).execute()
  for (const { name, body } of notes) {
    await db
      .updateTable('notes')
      .set({ hash: noteHash(name, body) })
      .where('name', '=', name)
      .execute()
  }
}

/** SQLite runs migrations outside of a transaction, so a kill may leave the column without the rest of the step. */
async function hasHashColumn(db: Kysely<Tables>): Promise<boolean> {
  if (db.isTransaction) return false
  const tables = await db.introspection.getTables()
  const notes = tables.find(({ name }) => name === 'notes')
  return notes?.columns.some(({ name }) => name === 'hash') ?? false
}
