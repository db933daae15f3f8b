import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure.mjs'

/** A hash of the names and contents of files and folders of the repository: it changes if any of them does. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(root, path)
    const files = path.includes('.')
      ? [full]
      : readdirSync(full, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
          .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
