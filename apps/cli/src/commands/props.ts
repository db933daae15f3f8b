import { type PropsReport, propsReportOf, propsTable, walkProps } from '@fairline/engine'
import { playerName, readProps } from '@fairline/providers'
import { Command } from 'commander'
import { checkDays } from '../check-days.ts'
import { asBooks, asDay, asFolders, asLeague } from '../options.ts'
import { figure, percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { writeTable } from '../output/write-table.ts'

/** Scores recorded player props against what players did. */
export function propsCommand(terminal: Terminal): Command {
  return new Command('props')
    .description('score recorded player props: market, models and their blend, and what best prices returned')
    .requiredOption('--league <key>', 'whose players (recorded so far: nba, nhl, wnba, mlb)', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--from <day>', 'first day', asDay)
    .option('--to <day>', 'last day', asDay)
    .option(
      '--books <count>',
      'how many books must have quoted a line (else as many as leave 150 lines, at most 4)',
      asBooks,
    )
    .option('--player <name>', 'also tell this player’s lines one by one, and why')
    .option('--lines <file>', 'also write every quote of every scored line as a row of CSV (docs/exports.md)')
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ league, data, from = null, to = null, books = null, player, lines, json = false }) => {
      checkDays(from, to)
      const bar = terminal.bar('reading files')
      const body = await readProps(league, data, (done, of) => bar.to(done, of)).finally(() => bar.stop())
      const query = { league, from, to, books, player: player === undefined ? null : playerName(player) }
      const walk = walkProps(body, query)
      const report = propsReportOf(walk)
      if (lines !== undefined) await writeTable(lines, propsTable(walk))
      terminal.out(json ? JSON.stringify({ ...report, rows: body.rows }) : inWords(report, body.rows))
    })
}

function inWords(report: PropsReport, rows: { read: number; leftOut: Readonly<Record<string, number>> }): string {
  const { league, from, to, lines, members, picks, joined } = report
  const best = picks.map(({ minEv, count, roi, roiStdErr }) => [
    `expected value above ${percent(minEv, 0)}`,
    String(count),
    roi === null ? '–' : `${percent(roi, 1, true)} ± ${percent(roiStdErr)}`,
  ])
  const reasons = Object.entries({ ...rows.leftOut, ...joined.reasons })
  return [
    `${league} ${from ?? '–'} to ${to ?? '–'}: ${lines} lines at ${report.books} book${report.books === 1 ? '' : 's'} or more`,
    '',
    table(['who spoke', 'log loss'], losses(report), [1]),
    `(all lines of the other books: on ${members.implied.lines} lines, where their mean chance loses ${figure(members.implied.marketLogLoss, 5)})`,
    '',
    table(['best price, by the blend and rules the app publishes by', 'bets', 'return'], best, [1, 2]),
    '',
    `blindly at the best price: overs ${percent(report.blindRoiOver, 1, true)}, unders ${percent(report.blindRoiUnder, 1, true)}`,
    ...told(report),
    '',
    `quotes: ${joined.quotes}, with a result ${joined.withResult}; rows read ${rows.read}${reasons.length > 0 ? '; left out:' : ''}`,
    ...reasons.map(([reason, count]) => `  ${count} × ${reason}`),
  ].join('\n')
}

function losses({ market, model, blend, members, books }: PropsReport): string[][] {
  return [
    [books === 1 ? 'the book itself' : 'the other books’ mean chance', figure(market.logLoss, 5)],
    ['the distribution all lines of other books imply', figure(members.implied.logLoss, 5)],
    ['minutes, rate and opponent', figure(members.level.logLoss, 5)],
    ['learned model (no price of the game)', figure(model.logLoss, 5)],
    ['blend', figure(blend.logLoss, 5)],
    [
      'blend minus market',
      `${figure(blend.minusMarket?.mean ?? null, 5)} ± ${figure(blend.minusMarket?.se ?? null, 5)}`,
    ],
    ['calibration error of the blend (by chance up to)', `${figure(blend.ece, 4)} (${figure(blend.eceChance95, 4)})`],
  ]
}

/** A player's lines, one by one. */
function told({ predictions }: PropsReport): string[] {
  if (!predictions) return []
  if (predictions.length === 0) return ['', 'no line of this player that is old enough to know its result']
  const rows = predictions.map((said) => [
    said.day,
    `${said.stat} ${said.line}`,
    percent(said.market),
    percent(said.ensemblePrediction),
    said.expectedCount.toFixed(1),
    String(said.actual),
    said.topFeatures
      .slice(0, 3)
      .map(({ feature, impact }) => `${feature} ${impact > 0 ? '+' : ''}${impact.toFixed(1)}`)
      .join(', '),
  ])
  return [
    '',
    table(['day', 'line', 'market over', 'blend over', 'expected', 'was', 'what moves it'], rows, [2, 3, 4, 5]),
  ]
}
