// Builds the web app where its sources are newer than what was built.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { environment, fail, root } from './ensure.mjs'

const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages/contract',
  'packages/odds',
  'package-lock.json',
]
const dist = join(root, 'apps', 'web', 'dist')
const stamp = join(dist, '.built-from')

/** Builds if needed; compresses what is served once, here, so that no request has to. */
export function buildWeb() {
  const state = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stderr.write('Building the web app…\n')
  const done = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', 2, 2],
    env: environment(),
  })
  if (done.status !== 0) fail('the web app could not be built; see above')
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (!/\.(js|css)$/.test(name)) continue
    const path = join(dist, 'assets', name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
  writeFileSync(stamp, state)
}

function hashOf(paths) {
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
