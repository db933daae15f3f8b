import { type PropsReport, propsReport } from '@fairline/engine'
import { readProps } from '@fairline/providers'
import { Command } from 'commander'
import { asBooks, asDay, asFolders, asLeague } from '../options.ts'
import { figure, percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'

/** Scores recorded player props against what players did. */
export function propsCommand(terminal: Terminal): Command {
  return new Command('props')
    .description('score recorded player props: each price against the other books’ mean, and what best prices returned')
    .requiredOption('--league <key>', 'whose players (recorded so far: nba, nhl)', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--from <day>', 'first day', asDay)
    .option('--to <day>', 'last day', asDay)
    .option('--books <count>', 'how many books must have quoted a line', asBooks, 4)
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, from = null, to = null, books, json = false }) => {
      const bar = terminal.bar('reading files')
      const body = await readProps(league, data, (done, of) => bar.to(done, of)).finally(() => bar.stop())
      const report = propsReport(body, { league, from, to, books })
      terminal.out(json ? JSON.stringify({ ...report, rows: body.rows }) : inWords(report, body.rows))
    })
}

function inWords(report: PropsReport, rows: { read: number; leftOut: Readonly<Record<string, number>> }): string {
  const { league, from, to, lines, market, implied, picks, joined } = report
  const best = picks.map(({ minEv, count, roi, roiStdErr }) => [
    `expected value above ${percent(minEv, 0)}`,
    String(count),
    roi === null ? '–' : `${percent(roi, 1, true)} ± ${percent(roiStdErr)}`,
  ])
  const reasons = Object.entries({ ...rows.leftOut, ...joined.reasons })
  return [
    `${league} ${from ?? '–'} to ${to ?? '–'}: ${lines} lines at ${report.books} books or more`,
    `log loss of the other books’ mean chance: ${figure(market.logLoss, 5)}`,
    `of the distribution all their lines imply: ${figure(implied.logLoss, 5)} on ${implied.lines} lines, where the mean chance loses ${figure(implied.marketLogLoss, 5)}`,
    '',
    table(['best price, held against the other books', 'bets', 'return'], best, [1, 2]),
    '',
    `blindly at the best price: overs ${percent(report.blindRoiOver, 1, true)}, unders ${percent(report.blindRoiUnder, 1, true)}`,
    '',
    `quotes: ${joined.quotes}, with a result ${joined.withResult}; rows read ${rows.read}; left out:`,
    ...reasons.map(([reason, count]) => `  ${count} × ${reason}`),
  ].join('\n')
}
