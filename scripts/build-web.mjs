// Builds the web app where its sources are newer than what was built.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { environment, fail, root } from './ensure.mjs'
import { hashOf } from './hash-of.mjs'
import { runToEnd } from './run-to-end.mjs'

const sources = [
  'scripts/build-web.mjs',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages/contract',
  'packages/odds',
  'package-lock.json',
]
const dist = join(root, 'apps', 'web', 'dist')
/** What is built is what visitors get, with any program that runs the build: a test runner or a shell may name another mode. */
const built = () => environment({ NODE_ENV: 'production' })
const stamp = join(dist, '.built-from')

/** Builds if needed; compresses what is served once, here, so that no request has to. */
export async function buildWeb() {
  const state = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stderr.write('Building the web app…\n')
  const code = await runToEnd('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', 2, 2],
    env: built(),
  })
  if (code !== 0) fail('the web app could not be built; see above')
  await writeHome()
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (!/\.(js|css)$/.test(name)) continue
    const path = join(dist, 'assets', name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
  writeFileSync(stamp, state)
}

const ENTRY = 'index.html'

/** The page of the home screen holds what it looks like before its script has come. */
async function writeHome() {
  const folder = join(root, 'node_modules', '.cache', 'fairline-prerender')
  const code = await runToEnd(
    'vite',
    ['build', '--logLevel', 'warn', '--ssr', 'src/prerender.tsx', '--outDir', folder, '--emptyOutDir'],
    { cwd: join(root, 'apps', 'web'), stdio: ['ignore', 2, 2], env: built() },
  )
  if (code !== 0) fail('the home screen could not be built; see above')
  const { prerender } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  // What shows at once goes before what makes it move: its style in the page itself, its script requested when it was painted.
  const home = page
    .replace(
      /<link rel="stylesheet" crossorigin href="([^"]+)">/,
      (_, href) => `<style>${readFileSync(join(dist, href), 'utf8')}</style>`,
    )
    .replaceAll(/ *<link rel="modulepreload" [^>]+>\n/g, '')
    .replace(/<script type="module" [^>]+>/, () => `<script type="module">${startOf(partsOf(ENTRY))}`)
    .replace('<div id="root"></div>', () => `<div id="root" data-asleep>${prerender()}</div>`)
  writeFileSync(join(dist, 'home.html'), home)
}

/**
 * Notes the last button that is pressed before the app can hear it. Asks for all parts at once when the browser tells that what
 * stands in the page was painted; each is run as it comes, so that a slow phone hears in between. Nothing is painted in the
 * background: there it goes on at once, as where no browser tells of painting, and anywhere after a second.
 */
const startOf = (parts) =>
  `const root = document.getElementById('root')
root.addEventListener('click', ({ target }) => {
  if (!('asleep' in root.dataset)) return
  root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  target.closest('button')?.setAttribute('data-pressed', '')
})
const run = () => ${JSON.stringify(parts)}.forEach((part) => import(part))
const painted = new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true }))
const second = new Promise((go) => setTimeout(go, 1000))
document.hidden ? run() : Promise.race([painted, second]).then(run, run)`

/** The addresses of what a module is made of, each after what it needs itself. */
function partsOf(module) {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const [seen, parts] = [new Set(), []]
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const needed of chunks[name].imports ?? []) visit(needed)
    parts.push(`/${chunks[name].file}`)
  }
  visit(module)
  return parts
}
