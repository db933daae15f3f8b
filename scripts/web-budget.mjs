// What the built home screen costs before anything is requested, against what it may cost.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * @param dist    folder of the built web app
 * @param budget  most bytes under gzip: `script`, and `style`
 * @returns for each kind what it weighs, what it may weigh, and whether it does
 */
export function weigh(dist, budget) {
  const pages = ['index.html', 'home.html'].map((name) => join(dist, name)).filter((path) => existsSync(path))
  const names = pages.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/"\/(assets\/[^"]+)"/g)])
  const named = [...new Set(names.map(([, path]) => path))]
  const bytesOf = (ending) =>
    named
      .filter((path) => path.endsWith(ending) && existsSync(join(dist, path)))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0)
  return [
    { kind: 'script', bytes: bytesOf('.js'), most: budget.script },
    { kind: 'style', bytes: bytesOf('.css'), most: budget.style },
  ].map((one) => ({ ...one, fits: one.bytes > 0 && one.bytes <= one.most }))
}
