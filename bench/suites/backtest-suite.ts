import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Measured } from '../measured.ts'

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))

/** The MLB back-test of all seasons as a user runs it: reading the files included. */
export async function backtestSuite(): Promise<Measured[]> {
  if (!existsSync(data)) {
    process.stderr.write(`back-test: not run, ${data} is not there\n`)
    return []
  }
  const began = performance.now()
  const command = ['run', '--silent', 'fairline', '--', 'backtest', '--league', 'mlb', '--data', data, '--json']
  const run = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const seconds = (performance.now() - began) / 1000
  const { gamesPerSecond } = JSON.parse(run.stdout) as { gamesPerSecond: number }
  return [
    {
      name: 'MLB 2010–2019 back-test, files read',
      figure: seconds,
      unit: 's',
      against: { name: 'the bar', figure: 10 },
    },
    { name: 'MLB 2010–2019 back-test', figure: gamesPerSecond, unit: 'games/s' },
    {
      name: 'every recorded league, open and close, and props',
      figure: reportSeconds(),
      unit: 's',
      against: { name: 'the bar', figure: 90 },
    },
  ]
}

/** The report page as a user makes it: two threads. */
function reportSeconds(): number {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const began = performance.now()
  const run = spawnSync(process.execPath, [cli, 'report', '--data', data, '--out', join(folder, 'report.html')])
  const seconds = (performance.now() - began) / 1000
  rmSync(folder, { recursive: true })
  if (run.status !== 0) throw new Error(`the report failed: ${run.stderr.toString()}`)
  return seconds
}
