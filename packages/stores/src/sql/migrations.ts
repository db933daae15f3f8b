import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { integrityMigration } from './integrity-migration.ts'

/**
 * One list for both databases. A step that was ever released is never changed.
 *
 * @param newId  makes the id of a new store
 */
export const migrations = (newId: () => string): Record<string, Migration> => ({
  '0001-facts-and-ledger': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('facts')
        .addColumn('league', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('observed_at', 'bigint', (column) => column.notNull())
        .addColumn('phase', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('facts_once', ['league', 'key'])
        .execute()
      await db.schema
        .createIndex('facts_in_order')
        .on('facts')
        .columns(['league', 'observed_at', 'phase', 'key'])
        .execute()
      await db.schema
        .createTable('ledger')
        .addColumn('seq', 'bigint', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('previous', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-notes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notes')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0003-quotes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('quote_pieces')
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('to_at', 'bigint', (column) => column.notNull())
        .addColumn('folded', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('pieces_once', ['game_id', 'number'])
        .execute()
      await db.schema
        .createTable('quoted_to')
        .addColumn('league', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '0004-integrity': integrityMigration(newId),
})
