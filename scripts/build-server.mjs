// Bundles the server where its sources changed, and has Node compile what was bundled.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fail, root } from './ensure.mjs'
import { hashOf } from './hash-of.mjs'
import { runToEnd } from './run-to-end.mjs'
import { builtServer, serverArguments, serverEnvironment } from './server.mjs'

const sources = ['scripts/build-server.mjs', 'apps/server/src', 'packages', 'package-lock.json']
const stamp = join(builtServer, '.built-from')

const programs = ['main', 'workers/compute-worker', 'jobs/history-process']
/** Each program in a file of its own, beside the others. Packages that look for files of their own stay out. */
const options = {
  input: Object.fromEntries(
    programs.map((name) => [basename(name), join(root, 'apps', 'server', 'src', `${name}.ts`)]),
  ),
  platform: 'node',
  external: ['piscina', 'pg-native'],
  logLevel: 'warn',
}

/** Builds if needed. Compiles in a process of its own; if that fails, the server compiles at every start. */
export async function buildServer(node) {
  const state = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  rmSync(builtServer, { recursive: true, force: true })
  try {
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown(options)
    await bundle.write({ dir: builtServer, format: 'esm' })
    await bundle.close()
  } catch (error) {
    fail(`the server could not be built: ${error instanceof Error ? error.message : error}`)
  }
  await runToEnd(node, [...serverArguments, 'compile'], { stdio: 'ignore', env: serverEnvironment() })
  writeFileSync(stamp, state)
}
