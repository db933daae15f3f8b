import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCache } from './ensure.mjs'
import { hashOf } from './hash-of.mjs'
import { runToEnd } from './run-to-end.mjs'
import { serverArguments, serverEnvironment } from './server.mjs'

const stamp = join(compileCache, '.compiled-from')

/**
 * Compiles the server's sources into Node's compile cache if they changed, in a process of its own: one that compiles
 * TypeScript itself keeps the compiler in memory, 20 MB for as long as it runs. If it fails, the server compiles.
 */
export async function compileServer(node) {
  const state = hashOf(['apps/server/src', 'packages', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const code = await runToEnd(node, [...serverArguments, 'compile'], { stdio: 'ignore', env: serverEnvironment() })
  if (code !== 0) return
  try {
    mkdirSync(compileCache, { recursive: true })
    writeFileSync(stamp, state)
  } catch {
    // A cache that cannot be written: the server compiles at every start.
  }
}
