import { aPick } from '@fairline/engine/testing/facts'
import { openSqlite } from '../src/sqlite/open-sqlite.ts'

/** Appends one pick after another to the store named on the command line, saying each once it is safe, until killed. */
const store = await openSqlite(process.argv[2] as string)
const [last] = (await store.ledger.rows(0, 1_000_000)).slice(-1)
for (let i = last?.seq ?? 0; ; i++) {
  await store.ledger.append([aPick({ id: `game-${i}` })])
  process.stdout.write(`${i}\n`)
}
