// Bundles the server where its sources changed, and has Node compile what was bundled.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './ensure.mjs'
import { hashOf } from './hash-of.mjs'
import { runToEnd } from './run-to-end.mjs'
import { builtServer, serverArguments, serverEnvironment } from './server.mjs'

const sources = ['scripts/bundle-server.mjs', 'apps/server/src', 'packages', 'package-lock.json']
const stamp = join(builtServer, '.built-from')

/** Builds if needed, then compiles, each in a process of its own; if compiling fails, the server compiles at every start. */
export async function buildServer(node) {
  const state = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  rmSync(builtServer, { recursive: true, force: true })
  const bundle = join(root, 'scripts', 'bundle-server.mjs')
  const code = await runToEnd(node, [bundle], { stdio: ['ignore', 2, 2], env: serverEnvironment() })
  if (code !== 0) fail('the server could not be built; see above')
  await runToEnd(node, [...serverArguments, 'compile'], { stdio: 'ignore', env: serverEnvironment() })
  writeFileSync(stamp, state)
}
