import { leagues } from '@fairline/domain'
import { type MovementReport, movementReport } from '@fairline/engine'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { asBooks, asFolders, asLeague, asStake } from '../options.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { readLeague } from '../read-league.ts'

const MINUTE_MS = 60_000

/** Finds moves that several books make together, and what the close did after them. */
export function movementCommand(terminal: Terminal): Command {
  return new Command('movement')
    .description('find steam in recorded quotes of several books, and hold it against the close')
    .requiredOption('--league <key>', 'whose games', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--window <minutes>', 'within so many minutes books move together', asStake, 240)
    .option('--books <n>', 'so many books at least', asBooks, 2)
    .option('--deviations <n>', 'each by so many usual deviations of that time before the start', asStake, 0.5)
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, window, books, deviations, json = false }) => {
      const body = await readLeague(league, data, { terminal, verbose: false })
      const report = movementReport(body.facts, leagues[league as keyof typeof leagues], {
        windowMs: window * MINUTE_MS,
        minBooks: books,
        minDeviations: deviations,
      })
      if (report.games === 0) throw new Failure(`no game of ${league} is quoted by two books at several moments`)
      terminal.out(json ? JSON.stringify({ league, window, books, deviations, ...report }) : inWords(report))
    })
}

/** What was found, for a reader: one row for each kind of move. */
export function inWords({ games, moves, leaders }: MovementReport): string {
  const pair = (of: MovementReport['moves'][number]['wentOn'], digits: number) =>
    of ? `${of.mean >= 0 ? '+' : '−'}${Math.abs(of.mean).toFixed(digits)} ± ${of.se.toFixed(digits)}` : '–'
  const rows = moves.map(({ market, what, found, wentOn, caughtUp, value }) => [
    `${market}, ${what === 'steam' ? 'several books' : 'one book alone'}`,
    String(found),
    pair(wentOn, 4),
    pair(caughtUp, 4),
    value ? `${percent(value.mean, 1, true)} ± ${percent(value.se)}` : '–',
  ])
  return [
    `${games} games. By the close, the same way, in log-odds (0.04 is about a point of chance):`,
    '',
    table(['moves', 'found', 'those books', 'the others', 'best price against the close'], rows, [1, 2, 3, 4]),
    '',
    'Who moved first where several did:',
    '',
    table(
      ['book', 'first', 'of'],
      leaders.map(({ book, first, of }) => [book, String(first), String(of)]),
      [1, 2],
    ),
  ].join('\n')
}
