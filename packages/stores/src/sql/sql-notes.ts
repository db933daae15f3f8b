import type { Kysely } from 'kysely'
import type { Notes } from '../store.ts'
import { noteHash } from './note-hash.ts'
import type { Tables } from './tables.ts'

/**
 * Notes on any database the tables are in.
 *
 * @param beforeWrite  rejects if this process may not write; called before a damaged note is set aside
 */
export function sqlNotes(db: Kysely<Tables>, beforeWrite: () => Promise<void>): Notes {
  const damaged = new Set<string>()

  async function write(within: Kysely<Tables>, name: string, body: string): Promise<void> {
    const hash = noteHash(name, body)
    await within
      .insertInto('notes')
      .values({ name, body, hash })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({ body: ref('excluded.body'), hash: ref('excluded.hash') })),
      )
      .execute()
  }

  async function setAside(name: string, body: string): Promise<void> {
    await beforeWrite()
    await db.transaction().execute(async (transaction) => {
      // Another process may have replaced it since it was read.
      const { numDeletedRows } = await transaction
        .deleteFrom('notes')
        .where('name', '=', name)
        .where('body', '=', body)
        .executeTakeFirst()
      if (numDeletedRows > 0n) await write(transaction, `${name}.damaged`, body)
    })
  }

  return {
    async read(name) {
      const row = await db.selectFrom('notes').select(['body', 'hash']).where('name', '=', name).executeTakeFirst()
      if (!row) return null
      if (row.hash === noteHash(name, row.body)) return row.body
      damaged.add(name)
      // It stays where it is if the store is open for reading, full, or locked by another process.
      await setAside(name, row.body).catch(() => undefined)
      return null
    },
    write: (name, body) => write(db, name, body),
    writeAll: (notes) =>
      db.transaction().execute(async (transaction) => {
        for (const [name, body] of notes) await write(transaction, name, body)
      }),
    damaged: () => [...damaged],
  }
}
