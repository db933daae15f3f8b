import { setImmediate as nextTurn } from 'node:timers/promises'
import { Fact } from '@fairline/domain'
import { type Archive, factKey, phaseOf } from '@fairline/engine'
import type { Kysely } from 'kysely'
import { parseStored } from './parse-stored.ts'
import type { Tables } from './tables.ts'

const BATCH = 500
const PAGE = 2000

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
      const facts: Fact[] = []
      for (let last: Place | null = null; ; ) {
        const rows = await page(db, { league, after, asOf, last })
        for (const { key, body } of rows) facts.push(parseStored(`fact ${key}`, () => Fact.parse(JSON.parse(body))))
        last = rows.at(-1) ?? null
        if (rows.length < PAGE) return facts
        // A decade of facts takes a second to read; others are served in between.
        await nextTurn()
      }
    },
  }
}

/** Where a page ended, in the order facts are read in. */
type Place = Pick<Tables['facts'], 'observed_at' | 'phase' | 'key'>

interface Asked {
  readonly league: string
  readonly after: number | null
  readonly asOf: number
  readonly last: Place | null
}

function page(db: Kysely<Tables>, { league, after, asOf, last }: Asked) {
  let query = db
    .selectFrom('facts')
    .select(['observed_at', 'phase', 'key', 'body'])
    .where('league', '=', league)
    .where('observed_at', '<=', asOf)
  if (after !== null) query = query.where('observed_at', '>', after)
  if (last) {
    const { observed_at, phase, key } = last
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('observed_at', 'phase', 'key'), '>', tuple(observed_at, phase, key)),
    )
  }
  return query.orderBy('observed_at').orderBy('phase').orderBy('key').limit(PAGE).execute()
}
