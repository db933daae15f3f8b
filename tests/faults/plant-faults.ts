import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultTree } from './fault-tree.ts'
import { type PlantedFault, plantedFaults } from './planted-faults.ts'

// npm run faults [-- --only TEXT] [-- --from N] [-- --to N]: plants each fault in a copy of the repository, one at a time, and says which the
// tests catch. Tests of the same folder run first, then all others that reach the file; the first failure ends the run. What fails has to
// pass without the fault; what does not end is counted apart.
const { values } = parseArgs({
  options: { only: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
})
const tree = faultTree()

/** Ten minutes without an end count as a failure: a fault can make a loop endless. */
const TIME_LIMIT_MS = 600_000

type Outcome = 'caught' | 'endless' | 'survived' | 'not planted'

function outcomeOf({ file, from, to, tests = [] }: PlantedFault): Outcome {
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) return 'not planted'
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  let failed: Failed | null
  try {
    failed = firstFailed(file, tests)
  } finally {
    writeFileSync(path, text)
  }
  if (failed === null) return 'survived'
  if (!passesUnplanted(failed.args))
    throw new Error(`vitest ${failed.args.join(' ')} does not pass without a fault either`)
  return failed.isEndless ? 'endless' : 'caught'
}

/** A run of tests that did not pass. */
interface Failed {
  readonly args: readonly string[]
  readonly isEndless: boolean
}

/** Runs that passed without a fault. */
const unplanted = new Set<string>()

function passesUnplanted(args: readonly string[]): boolean {
  const key = args.join(' ')
  if (!unplanted.has(key) && run(args) === 'passed') unplanted.add(key)
  return unplanted.has(key)
}

/** Tests of the folder first: most faults are caught there, and the run ends. */
function firstFailed(file: string, tests: readonly string[]): Failed | null {
  const runs = [
    ['run', `${dirname(file)}/`, ...projects('unit', 'walks', 'web', 'screens', 'stores')],
    ['related', file, ...projects('unit', 'walks', 'web', 'screens')],
    ...(file.startsWith('packages/stores/') ? [['run', 'packages/stores/', ...projects('stores')]] : []),
    ...(tests.length === 0 ? [] : [['run', ...tests, ...projects('unit', 'walks', 'whole')]]),
  ]
  for (const args of runs) {
    const came = run(args)
    if (came !== 'passed') return { args, isEndless: came === 'endless' }
  }
  return null
}

const projects = (...names: readonly string[]) => names.flatMap((name) => ['--project', name])

/** @throws {Error} if something else ended the run: that says nothing about the fault */
function run(args: readonly string[]): 'passed' | 'failed' | 'endless' {
  const { status, signal, error } = spawnSync(
    'vitest',
    [...args, '--run', '--bail=1', '--passWithNoTests', '--reporter=dot'],
    {
      cwd: tree,
      stdio: 'ignore',
      timeout: TIME_LIMIT_MS,
      env: { ...process.env, PATH: `${join(tree, 'node_modules', '.bin')}:${process.env.PATH}` },
    },
  )
  if (status !== null) return status === 0 ? 'passed' : 'failed'
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return 'endless'
  throw new Error(
    `The run of vitest ${args.join(' ')} was ended by ${signal ?? error?.message}. Run it again with --from.`,
  )
}

const chosen = plantedFaults
  .filter(({ id }) => id >= Number(values.from ?? 1) && id <= Number(values.to ?? Number.POSITIVE_INFINITY))
  .filter(({ file, fault }) => values.only === undefined || `${file} ${fault}`.includes(values.only))
const outcomes = chosen.map((planted): Outcome => {
  const outcome = outcomeOf(planted)
  process.stdout.write(`${outcome.padEnd(12)} ${planted.id} ${planted.file}: ${planted.fault}\n`)
  return outcome
})
const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
const counts = [`${count('caught')} caught`, `${count('endless')} without an end`, `${count('survived')} survived`]
process.stdout.write(`${counts.join(', ')}, ${count('not planted')} not planted\n`)
process.exit(count('caught') + count('endless') === outcomes.length ? 0 : 1)
