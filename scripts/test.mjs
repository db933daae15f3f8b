// npm test: every check there is, each installed first where it is missing. npm run check: the quick part.
// The last line counts all suites; a check without tests of its own (types, lint …) counts as one. Before it every
// failed test is named: of a long log often only the end is kept.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled, environment, nodePath, root } from './ensure.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { runToEnd } from './run-to-end.mjs'
import { weigh } from './web-budget.mjs'

const quick = process.argv.includes('--quick')
const counts = { passed: 0, failed: 0, skipped: 0 }
const failed = []
const secondTries = []
const out = join(root, '.cache', 'test')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

await ensureInstalled()
nodePath()

// One after the other: each uses both cores of a small machine, and together they took a fifth longer.
await vitest('unit and screens', ['--project', 'unit', '--project', 'web'])
await staticChecks()
if (!quick) {
  // Built once here, not by several tests at a time.
  await buildServer(nodePath())
  const slow = ['--project', 'screens', '--project', 'walks', '--project', 'whole']
  await vitest('whole screens, walks, real seasons, command line, planted imports', slow)
  await vitest('stores', ['--project', 'stores'])
  await browser()
}

process.stdout.write(secondTries.map((name) => `passed at the second try only: ${name}\n`).join(''))
process.stdout.write(failed.map((name) => `✗ ${name}\n`).join(''))
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
process.exit(counts.failed > 0 ? 1 : 0)

/** What reads the code and runs none of it. The first two use one core each, the others all there are. */
async function staticChecks() {
  await Promise.all([walls(), check('types', types('tsconfig.json', 'all'), types('apps/web/tsconfig.json', 'web'))])
  await check('format and lint (biome)', ['biome', 'check', '.', '--error-on-warnings'])
  const linted = ['packages', 'apps', 'tests', 'e2e', 'bench', 'trials']
  await check('lint (oxlint)', ['oxlint', '--type-aware', '--deny-warnings', ...linted])
  if (!quick) await check('dead code (knip)', ['knip'])
}

/** The compiler keeps what it found: of a second run it looks at what changed since. */
function types(project, name) {
  return ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', join('.cache', 'tsc', name)]
}

/** Runs commands that must all end well; together they count as one. What they say of a failure is printed at its end. */
async function check(name, ...commands) {
  const began = Date.now()
  let well = true
  for (const command of commands) {
    const { status, stdout, stderr } = await saidBy(command)
    if (status !== 0) process.stdout.write(stdout + stderr)
    well &&= status === 0
  }
  report(name, well, began)
}

/** The rules of the architecture. A run that saw no module saw nothing, and fails. */
async function walls() {
  const began = Date.now()
  const args = ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { stdout, stderr } = await saidBy(['depcruise', ...args])
  const summary = parsed(stdout)?.summary
  const violations = summary?.violations ?? []
  for (const { rule, from, to } of violations) process.stdout.write(`  ${rule.name}: ${from} → ${to}\n`)
  if (!summary) process.stdout.write(stderr)
  report(
    `walls (${summary?.totalCruised ?? 0} modules)`,
    (summary?.totalCruised ?? 0) > 0 && violations.length === 0,
    began,
  )
}

/** Runs a command to its end and collects what it prints. */
async function saidBy([file, ...args]) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
  // One that cannot be started has failed like one that ends badly: the tests next to it run to their end.
  const ended = once(child, 'close').then(
    ([status]) => ({ status, why: '' }),
    (error) => ({ status: 1, why: `${error.message}\n` }),
  )
  const [stdout, stderr, { status, why }] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status, stdout, stderr: stderr + why }
}

async function vitest(name, projects) {
  const began = Date.now()
  const file = join(out, `${name.replaceAll(/\W+/g, '-')}.json`)
  const args = ['run', ...projects, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  // In a log colors are twenty characters of noise for each test.
  const env = environment(process.stdout.isTTY ? {} : { NO_COLOR: '1' })
  const status = await runToEnd('vitest', args, { cwd: root, stdio: ['ignore', 1, 2], env })
  const result = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : null
  const told = {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
  }
  for (const { name: path, status: ofFile, assertionResults } of result?.testResults ?? []) {
    const names = assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []))
    // A file that cannot be loaded has no tests.
    if (ofFile === 'failed' && names.length === 0) names.push('could not be run')
    failed.push(...names.map((name) => `${relative(root, path)}: ${name}`))
  }
  add(told, status)
  if (told.skipped > 0)
    process.stdout.write(`  ${told.skipped} tests of ${name} were not run: what they need could not be had\n`)
  report(name, status === 0, began, told)
}

async function browser() {
  const began = Date.now()
  const chromium = ensureChromium()
  if (chromium === null) return report('browser: no Chromium could be had', false, began)
  await buildWeb()
  sizes()
  const file = join(out, 'browser.json')
  const env = environment({ ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const done = spawnSync('playwright', ['test', '--reporter=line,json'], { cwd: root, stdio: ['ignore', 1, 2], env })
  const result = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : null
  const stats = result?.stats
  const specs = specsOf(result?.suites ?? [])
  for (const { ok, file, title } of specs) if (!ok) failed.push(`e2e/${file}: ${title}`)
  nameSecondTries(specs)
  const told = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
  add(told, done.status)
  report('browser', done.status === 0, began, told)
}

/** What passed only when it was run again counts as passed, and is named. */
function nameSecondTries(specs) {
  for (const { file, title, tests } of specs)
    for (const { status, projectName } of tests)
      if (status === 'flaky') secondTries.push(`${projectName} e2e/${file}: ${title}`)
}

/** The tests of Playwright's nested suites. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsOf(suites)])
}

/** What the home screen weighs, against `apps/web/budget.json`. */
function sizes() {
  const began = Date.now()
  const web = join(root, 'apps', 'web')
  const weighed = weigh(join(web, 'dist'), JSON.parse(readFileSync(join(web, 'budget.json'), 'utf8')))
  const inWords = weighed.map(({ kind, bytes, most }) => `${kind} ${bytes} of ${most} bytes`).join(', ')
  report(
    `home screen under gzip: ${inWords}`,
    weighed.every(({ fits }) => fits),
    began,
  )
}

/** Adds a suite's own counts; one that failed without a failing test, or ran none, is one failure. */
function add(told, status) {
  counts.passed += told.passed
  counts.skipped += told.skipped
  counts.failed += told.failed > 0 ? told.failed : status !== 0 || told.passed === 0 ? 1 : 0
}

function report(name, well, began, told) {
  if (!told) counts[well ? 'passed' : 'failed'] += 1
  if (!well) failed.push(name)
  const detail = told ? `, ${told.passed} passed` : ''
  process.stdout.write(`${well ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s${detail})\n`)
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
