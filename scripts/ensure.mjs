// Installs what is missing and finds a Node that can run the app. Plain JavaScript: it runs on any Node there is.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToEnd } from './run-to-end.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Compiled sources, kept between starts. */
export const compileCache = join(root, 'node_modules', '.cache', 'fairline')
const stamp = join(root, 'node_modules', '.fairline-lock')
const pinned = join(root, 'node_modules', '.bin', 'node')

/** Runs `npm ci` where node_modules is missing or of another lock file. Its output goes to standard error. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing packages…\n')
  const code = await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (code !== 0) fail('npm ci did not finish; see above')
  writeFileSync(stamp, lock)
}

/** Path of a Node 24 or newer: the pinned one, else the system's. */
export function nodePath() {
  for (const path of [pinned, process.execPath]) {
    const asked = existsSync(path) ? spawnSync(path, ['--version'], { encoding: 'utf8' }) : null
    if (asked?.status === 0 && Number(asked.stdout.slice(1).split('.')[0]) >= 24) return path
  }
  return fail('Fairline needs Node 24 or newer; there is no pinned one for this machine, so install it from nodejs.org')
}

/** The environment with the packages' own commands, and their Node, in front. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  ...extra,
})

/** Ends with one sentence. */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
