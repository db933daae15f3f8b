import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Single texts by name, each replacing the one before. */
export function sqlNotes(db: Kysely<Tables>) {
  return {
    async read(name: string): Promise<string | null> {
      const row = await db.selectFrom('notes').select('body').where('name', '=', name).executeTakeFirst()
      return row?.body ?? null
    },
    async write(name: string, body: string): Promise<void> {
      await db
        .insertInto('notes')
        .values({ name, body })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ body }))
        .execute()
    },
  }
}

export type Notes = ReturnType<typeof sqlNotes>
