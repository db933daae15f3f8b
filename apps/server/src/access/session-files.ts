import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyValueStore } from '@fairline/stores'

/**
 * Keeps texts as files of a folder, each replaced as a whole. They hold what has to survive a restart even while the database is away,
 * such as that a session was ended. A text that can't be written is deleted: without it all clients have to log in again, with an earlier
 * one a session that was ended would come back.
 */
export function sessionFiles(directory: string): KeyValueStore {
  const pathOf = (name: string) => join(directory, `${name}.json`)
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name), 'utf8')
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw cause
      }
    },
    async write(name, body) {
      const path = pathOf(name)
      const next = `${path}.next`
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(next, body, { mode: 0o600, flush: true })
        await rename(next, path)
      } catch (cause) {
        await Promise.allSettled([rm(next, { force: true }), rm(path, { force: true })])
        throw cause
      }
    },
  }
}
