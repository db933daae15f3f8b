import { Fact } from '@fairline/domain'
import { type Archive, factKey, phaseOf } from '@fairline/engine'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const BATCH = 500

/** The archive on any database the tables are in. */
export function sqlArchive(db: Kysely<Tables>): Archive {
  return {
    async append(league, facts) {
      const added = await db.transaction().execute(async (transaction) => {
        let count = 0
        for (let from = 0; from < facts.length; from += BATCH) {
          const rows = facts.slice(from, from + BATCH).map((fact) => ({
            league,
            key: factKey(fact),
            observed_at: fact.observedAt,
            phase: phaseOf(fact),
            body: JSON.stringify(fact),
          }))
          const result = await transaction
            .insertInto('facts')
            .values(rows)
            .onConflict((c) => c.doNothing())
            .executeTakeFirst()
          count += Number(result.numInsertedOrUpdatedRows ?? 0)
        }
        return count
      })
      return { added, present: facts.length - added }
    },
    async facts(league, after, asOf) {
      let query = db.selectFrom('facts').select('body').where('league', '=', league).where('observed_at', '<=', asOf)
      if (after !== null) query = query.where('observed_at', '>', after)
      const rows = await query.orderBy('observed_at').orderBy('phase').orderBy('key').execute()
      return rows.map(({ body }) => Fact.parse(JSON.parse(body)))
    },
  }
}
