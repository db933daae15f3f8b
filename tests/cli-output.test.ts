import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arbitrageCommand } from '../apps/cli/src/commands/arbitrage.ts'
import { auditCommand } from '../apps/cli/src/commands/audit.ts'
import { backtestCommand } from '../apps/cli/src/commands/backtest.ts'
import { convertCommand } from '../apps/cli/src/commands/convert.ts'
import { fitCommand } from '../apps/cli/src/commands/fit.ts'
import { hedgeCommand } from '../apps/cli/src/commands/hedge.ts'
import { importCommand } from '../apps/cli/src/commands/import.ts'
import { inPlayConfidenceCommand } from '../apps/cli/src/commands/in-play-confidence.ts'
import { ledgerCommand } from '../apps/cli/src/commands/ledger.ts'
import { movementCommand } from '../apps/cli/src/commands/movement.ts'
import { parlayCommand } from '../apps/cli/src/commands/parlay.ts'
import { promoCommand } from '../apps/cli/src/commands/promo.ts'
import { propConfidenceCommand } from '../apps/cli/src/commands/prop-confidence.ts'
import { propsCommand } from '../apps/cli/src/commands/props.ts'
import { recordCommand } from '../apps/cli/src/commands/record.ts'
import { replayCommand } from '../apps/cli/src/commands/replay.ts'
import { reportCommand } from '../apps/cli/src/commands/report.ts'
import { simulateCommand } from '../apps/cli/src/commands/simulate.ts'
import { verifyCommand } from '../apps/cli/src/commands/verify.ts'
import { worldCommand } from '../apps/cli/src/commands/world.ts'
import { fairlineProgram } from '../apps/cli/src/fairline-program.ts'
import type { Terminal } from '../apps/cli/src/output/terminal.ts'
import { writeSmallData } from './cli-output/small-data.ts'

let data = ''
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairline-output-'))
  writeSmallData(data)
  for (const day of settledDays) await outputOf(replayTotals, [...totals, '--date', day, '--record'])
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

const settings = () => ({ databaseUrl: null, dataDir: join(data, 'store') })
/** A store of its own for the days of the season with totals: enough settled picks for a return. */
const settledStore = () => ({ databaseUrl: null, dataDir: join(data, 'settled') })
/** The last of them has no results: its picks stay open. */
const settledDays = ['07', '08', '09', '10', '11', '12', '13', '14', '15'].map((day) => `2019-06-${day}`)
const totals = ['--league', 'mlb', '--data', 'DATA/totals'] as const
const replayTotals = (terminal: Terminal) => replayCommand(terminal, settledStore)

/** What an audit took, which no clock is handed to: `mlb 0.7 s`, `"seconds":0.7`. */
const AUDIT_SECONDS = /(^mlb|"seconds":) ?[\d.]+(?= s$|[,}])/m

type Command = ReturnType<typeof convertCommand>
const silent = () => undefined

/** Runs a command in this process. @returns what it prints, the data folder as `DATA` and no time of day */
async function outputOf(make: (terminal: Terminal) => Command, args: readonly string[]): Promise<string> {
  const printed: string[] = []
  const bar = () => ({ to: silent, stop: silent })
  await make({ out: (text) => void printed.push(text), err: (text) => void printed.push(`error: ${text}`), bar })
    .exitOverride()
    .parseAsync(
      args.map((arg) => arg.replace('DATA', data)),
      { from: 'user' },
    )
  return `${printed.join('\n').replaceAll(data, 'DATA').replace(AUDIT_SECONDS, '$1 0')}\n`
}

/** A clock that stands still for a second at each look: what a command took is always the same. */
function seconds(): () => number {
  let looks = 0
  return () => 1000 * looks++
}

const folder = join(import.meta.dirname, 'cli-output')
const quotes = ['--quotes', 'DATA/quotes.json'] as const
const season = ['--league', 'mlb', '--data', 'DATA'] as const
/**
 * Golden files with the command that prints them and its arguments, in this order: a ledger is written before it is read.
 * A name starts with its command's.
 */
const commands: readonly (readonly [string, (terminal: Terminal) => Command, readonly string[]])[] = [
  ['convert', convertCommand, ['--', '-110', '+150', '3/2']],
  ['hedge', hedgeCommand, ['--stake', '100', '--price', '3.0', '--against', '2.0']],
  // A free bet wins 4 × 50 = 200 or loses nothing: 200/1.25 = 160 against it leave 40 either way, 80 % of 50.
  ['hedge-free', hedgeCommand, ['--stake', '50', '--price', '5.0', '--against', '1.25', '--free']],
  ['parlay', parlayCommand, ['--leg', '-110,-110', '--leg', '+150,-180', '--price', '+350']],
  ['promo', promoCommand, ['--price', '2.0', '--chance', '0.5', '--boost', '0.5', '--back', '0.25']],
  ['arbitrage', arbitrageCommand, [...quotes, '--stake', '100', '--unit', '1']],
  ['arbitrage-middle', arbitrageCommand, [...quotes, '--kind', 'middle', '--stake', '96', '--unit', '1']],
  [
    'arbitrage-low-hold',
    arbitrageCommand,
    [...quotes, '--kind', 'low-hold', '--stake', '1000', '--unit', '1', '--league', 'nhl'],
  ],
  ['backtest', (terminal) => backtestCommand(terminal, seconds()), [...season, '--from', '2019-05-20']],
  ['audit', auditCommand, [...season.slice(2), '--league', 'mlb', '--from', '2019-05-20']],
  ['fit', fitCommand, [...season, '--from', '2019-05-01', '--to', '2019-06-14', '--rounds', '0']],
  ['replay', (terminal) => replayCommand(terminal, settings), [...season, '--date', '2019-06-14', '--record']],
  ['record', (terminal) => recordCommand(terminal, settings), []],
  ['verify', (terminal) => verifyCommand(terminal, settings), []],
  ['ledger', (terminal) => ledgerCommand(terminal, settings), ['--export', 'DATA/ledger.jsonl']],
  ['replay-totals', replayTotals, [...totals, '--date', '2019-06-14']],
  // Of 41 picks 20 won, 12 lost, 5 pushed and 4 are open: +8.93 units on the 37 settled ones, 24.1 %.
  ['record-settled', (terminal) => recordCommand(terminal, settledStore), []],
  ['ledger-settled', (terminal) => ledgerCommand(terminal, settledStore), ['--export', 'DATA/settled.jsonl']],
  ['verify-export', (terminal) => verifyCommand(terminal, settledStore), ['--ledger', 'DATA/settled.jsonl']],
  [
    'import',
    (terminal) => importCommand(terminal, settings),
    ['--league', 'mlb', '--format', 'sbr', 'DATA/mlb/season.csv'],
  ],
  ['movement', movementCommand, ['--league', 'nhl', '--data', 'DATA', '--window', '2000', '--deviations', '0.1']],
  ['props', propsCommand, ['--league', 'nba', '--data', 'DATA', '--books', '2']],
  [
    'simulate',
    (terminal) => simulateCommand(terminal, seconds()),
    ['--league', 'mlb', '--games', '500', '--legs', 'home; over 8.5'],
  ],
  // One league for a day or a month: a minute in place of hours.
  ['prop-confidence', propConfidenceCommand, ['--league', 'mls', '--days', '1']],
  ['in-play-confidence', inPlayConfidenceCommand, ['--league', 'wnba', '--days', '20']],
  [
    'world',
    worldCommand,
    [
      '--league',
      'mls',
      '--seed',
      '2',
      '--days',
      '1',
      '--watch',
      '1',
      '--in-play',
      '1',
      '--edges',
      '1',
      '--lines',
      '1',
      '--hours',
      '3',
    ],
  ],
]

describe('what a command prints of a small season', () => {
  it.each(commands)('%s, in words and as JSON', async (name, make, args) => {
    const inWords = await outputOf(make, args)
    const json = await outputOf(make, ['--json', ...args])
    await expect(inWords).toMatchFileSnapshot(join(folder, `${name}.txt`))
    await expect(`${JSON.stringify(JSON.parse(json), null, 1)}\n`).toMatchFileSnapshot(join(folder, `${name}.json`))
  })
})

it('what report writes of a small season', async () => {
  const command = (terminal: Terminal) => reportCommand(terminal, () => new Date('2019-06-20T12:00:00Z'))
  expect(await outputOf(command, ['--data', 'DATA', '--out', 'DATA/report.html'])).toMatch(
    /^DATA\/report\.html: \d leagues, \d+ games, \d+ kB\n$/,
  )
  const words = readFileSync(join(data, 'report.html'), 'utf8')
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n')
  await expect(words).toMatchFileSnapshot(join(folder, 'report.txt'))
})

it('every command has golden output', () => {
  const terminal = { out: silent, err: silent, bar: () => ({ to: silent, stop: silent }) }
  const program = fairlineProgram({ terminal, environment: {}, clock: () => 0, now: () => new Date(0) })
  const names = program.commands.map((command) => command.name())
  const covered = commands.map(([name, make]) => ({ name, command: make(terminal).name() }))
  expect(covered.filter(({ name, command }) => name !== command && !name.startsWith(`${command}-`))).toEqual([])
  expect(new Set(names)).toEqual(new Set([...covered.map(({ command }) => command), 'report']))
})
