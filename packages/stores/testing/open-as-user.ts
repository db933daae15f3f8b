import { StoreError } from '@fairline/engine'
import { openSqlite } from '../src/sqlite/open-sqlite.ts'

/** Opens the embedded store in a folder, as another user if a user id is given, and prints the result. */
const [directory = '', uid] = process.argv.slice(2)
if (uid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
try {
  const store = await openSqlite(directory)
  await store.close()
  process.stdout.write('opened\n')
} catch (error) {
  process.stdout.write(error instanceof StoreError ? `${error.kind}: ${error.message}\n` : `${String(error)}\n`)
}
