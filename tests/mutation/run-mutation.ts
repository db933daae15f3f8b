import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type MutatedArea, mutatedAreas } from './mutated-areas.ts'
import { areaScore, type FileScore, readRecord, recordPath, sourcesOf, withMeasured } from './mutation-record.ts'
import { mutationScore } from './mutation-score.ts'

// npm run mutate -- [AREA…] [--changed BASE]: changes the code of each area in thousands of small ways and says how many the tests
// notice. What did not change since the last run is not run again. --changed mutates only files that differ from BASE; --unmeasured those
// that mutation-record.json does not know as they are. Reports (HTML, JSON) are in .cache/mutation; the record is brought up to date
// after every few files: a run of an hour that is stopped goes on where it was if it is started again. Ends with 1 if an area is below
// its floor.
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  options: { changed: { type: 'string' }, unmeasured: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.find((name) => !mutatedAreas.some((area) => area.name === name))
if (unknown !== undefined)
  throw new Error(`Unknown area "${unknown}": expected ${mutatedAreas.map(({ name }) => name).join(', ')}`)

const reports = join(root, '.cache', 'mutation')
const incrementalFileOf = ({ name }: MutatedArea) => join(reports, `${name}.incremental.json`)
/** Each batch begins with a run of all tests of the area: with fewer files these would take longer than their mutants. */
const BATCH_FILES = 12

const base = values.changed
const changed = base === undefined ? null : changedSince(base)
let isBelow = false
for (const area of mutatedAreas) {
  if (positionals.length > 0 && !positionals.includes(area.name)) continue
  const files = filesOf(area)
  if (files.length > 0) await report(area, files)
}
process.exit(isBelow ? 1 : 0)

function filesOf(area: MutatedArea): readonly string[] {
  if (values.unmeasured) return areaScore(readRecord(root)[area.name] ?? [], sourcesOf(area, root)).unmeasured
  const sources = sourcesOf(area, root).map(({ file }) => file)
  return changed === null ? sources : sources.filter((file) => changed.includes(file))
}

async function report(area: MutatedArea, files: readonly string[]): Promise<void> {
  const mutants: MutantResult[] = []
  forgetUnreached(incrementalFileOf(area))
  for (let first = 0; first < files.length; first += BATCH_FILES) {
    const batch = files.slice(first, first + BATCH_FILES)
    const results = await mutate(area, batch)
    record(area, batch, results)
    // Those of batches before are in Stryker's answer, too.
    mutants.push(...results.filter(({ fileName }) => batch.includes(relative(root, fileName))))
  }
  const { score, killed, survived } = mutationScore(mutants)
  const holds = score === null || score >= area.floor
  isBelow ||= !holds
  const shown = score === null ? 'nothing to mutate' : `${score.toFixed(1)} % of ${killed + survived}`
  process.stdout.write(`${holds ? '✓' : '✗'} ${area.name}: ${shown} (floor ${area.floor} %)\n`)
}

/** Keeps the scores of files that were mutated as a whole, for the check of floors. */
function record(area: MutatedArea, files: readonly string[], mutants: readonly MutantResult[]): void {
  const sources = sourcesOf(area, root)
  const measured = sources
    .filter(({ file }) => files.includes(file))
    .map((source): FileScore => {
      const { killed, survived } = mutationScore(
        mutants.filter(({ fileName }) => relative(root, fileName) === source.file),
      )
      return { ...source, killed, survived }
    })
  const before = readRecord(root)
  const after = { ...before, [area.name]: withMeasured(before[area.name] ?? [], measured, sources) }
  writeFileSync(recordPath(root), `${JSON.stringify(after, null, 2)}\n`)
}

async function mutate(area: MutatedArea, files: readonly string[]): Promise<readonly MutantResult[]> {
  process.env.MUTATED_AREA = area.name
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...files],
    vitest: { configFile: 'tests/mutation/vitest.mutation.config.ts' },
    tempDirName: '.cache/stryker',
    // What faults and builds left there is no source.
    ignorePatterns: ['.cache', '.fairline', 'dist'],
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: join(reports, `${area.name}.html`) },
    jsonReporter: { fileName: join(reports, `${area.name}.json`) },
    incremental: true,
    incrementalFile: incrementalFileOf(area),
    // Constants that are read once cost a run of all tests each.
    ignoreStatic: true,
    concurrency: 2,
    logLevel: 'warn' as LogLevel,
  })
  return stryker.runMutationTest()
}

/** Stryker takes over from its last run which mutants no test reaches, also if a new test does: those are run again. */
function forgetUnreached(path: string): void {
  if (!existsSync(path)) return
  const last = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files: Readonly<Record<string, { mutants: readonly Pick<MutantResult, 'status'>[] }>>
  }
  for (const file of Object.values(last.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'NoCoverage')
  writeFileSync(path, JSON.stringify(last))
}

/** Source files that differ from a commit or are new, or whose tests do. */
function changedSince(commit: string): string[] {
  const linesOf = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const files = [
    ...linesOf('diff', '--name-only', '--diff-filter=d', commit, '--', '*.ts'),
    ...linesOf('ls-files', '--others', '--exclude-standard', '--', '*.ts'),
  ]
  // Tests that were weakened let changes of the code next to them live.
  const sources = new Set(files.map((file) => file.replace(/\.test\.ts$/, '.ts')))
  return [...sources].filter((file) => file !== '' && existsSync(join(root, file)))
}
