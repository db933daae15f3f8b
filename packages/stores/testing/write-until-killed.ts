import { aPick } from '@fairline/engine/testing/facts'
import { openStore } from '../src/open-store.ts'

/** Appends picks to the store named on the command line, printing each number once it is safe, until killed. */
const [kind = '', place = ''] = process.argv.slice(2)
const store = await openStore(
  kind === 'postgres' ? { databaseUrl: place, dataDir: '' } : { databaseUrl: null, dataDir: place },
)
const head = await store.ledger.head()
for (let i = head?.seq ?? 0; ; i++) {
  await store.ledger.append([aPick({ id: `game-${i}` })])
  process.stdout.write(`${i}\n`)
}
