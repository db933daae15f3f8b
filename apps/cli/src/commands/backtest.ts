import { resolve } from 'node:path'
import { type BacktestReport, gamesTable, linesTable, reportOf, walkSeasons } from '@fairline/engine'
import type { ReplayBody } from '@fairline/providers'
import { Command } from 'commander'
import { checkDays } from '../check-days.ts'
import { Failure } from '../failure.ts'
import { asDay, asFolders, asLeague, asMoment, asNoVig } from '../options.ts'
import { bandLines } from '../output/band-lines.ts'
import { bookLines } from '../output/book-lines.ts'
import { hourTable } from '../output/hour-table.ts'
import { lossLines } from '../output/loss-lines.ts'
import { marketLines } from '../output/market-lines.ts'
import { pickLines } from '../output/pick-lines.ts'
import { seasonLines } from '../output/season-lines.ts'
import { percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { wayToCloseLines } from '../output/way-to-close-lines.ts'
import { writeTable } from '../output/write-table.ts'
import { readLeague } from '../read-league.ts'

/** Walks forward through recorded seasons and scores what was forecast before every game. */
export function backtestCommand(terminal: Terminal, clock: () => number): Command {
  return new Command('backtest')
    .description('walk forward through recorded seasons and score model, market, blend and picks')
    .requiredOption('--league <key>', 'whose games', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .option('--from <day>', 'first day scored; everything before warms up', asDay)
    .option('--to <day>', 'last day scored', asDay)
    .option('--at <moment>', 'open or close: when blends and picks are made', asMoment, 'open' as const)
    .option(
      '--devig <method>',
      'how margins are taken out: multiplicative, power, shin, odds-ratio, or learnt',
      asNoVig,
      'multiplicative' as const,
    )
    .option('--strategies', 'ask every strategy for its bets, too, and score them')
    .option('--games <file>', 'also write every scored game as a row of CSV (docs/exports.md)')
    .option('--lines <file>', 'also write every opening spread and total as rows of CSV')
    .option('--json', 'print one JSON value and nothing else')
    .option('--verbose', 'list every row and price that was left out on standard error')
    .action(async (options) => {
      const began = clock()
      const {
        league,
        data,
        from = null,
        to = null,
        at,
        devig,
        strategies = false,
        json = false,
        verbose = false,
      } = options
      checkDays(from, to)
      checkFiles(options.games, options.lines)
      const body = await readLeague(league, data, { terminal, verbose })
      const total = body.facts.filter(({ kind }) => kind === 'result').length
      const bar = terminal.bar('walking forward')
      let walked = 0
      const onGame = (done: number) => {
        walked = done
        if (done % 250 === 0) bar.to(done, total)
      }
      const walk = walkSeasons(body.facts, { league, from, to, at, noVig: devig, strategies, onGame })
      const report = reportOf(walk)
      bar.stop()
      if (options.games !== undefined) await writeTable(options.games, gamesTable(walk))
      if (options.lines !== undefined) await writeTable(options.lines, linesTable(walk))
      const seconds = (clock() - began) / 1000
      const value = { ...report, rows: rowsOf(body), seconds, gamesPerSecond: walked / seconds }
      terminal.out(json ? JSON.stringify(value) : inWords(value))
    })
}

/** @throws {Failure} if both tables go to one file */
function checkFiles(games: string | undefined, lines: string | undefined): void {
  if (games !== undefined && lines !== undefined && resolve(games) === resolve(lines))
    throw new Failure(`--games and --lines both name ${games}: give each a file of its own`)
}

const rowsOf = ({ rows: { read, used, skipped, prices, cells } }: ReplayBody) => ({
  read,
  used,
  skipped,
  prices,
  cells,
})

type Value = BacktestReport & { rows: ReturnType<typeof rowsOf>; seconds: number; gamesPerSecond: number }

function inWords(value: Value): string {
  const { rows } = value
  const left = Object.entries({ ...rows.skipped, ...rows.prices, ...rows.cells }).map(
    ([reason, count]) => `  ${count} × ${reason}`,
  )
  return [
    `${value.league} ${value.from ?? '–'} to ${value.to ?? '–'}: ${value.games} games scored`,
    `margin removed by the ${value.noVig} method; opening line: ${value.openingMethod}`,
    '',
    ...lossLines(value),
    '',
    ...wayToCloseLines(value.wayToClose),
    ...seasonLines(value),
    ...bandLines('every price', value, ({ confidence }) => confidence),
    ...value.lines.flatMap((lines) => marketLines(lines, value)),
    ...hoursInWords(value.confidenceByHours),
    ...pickLines(value),
    ...bookLines(value.books),
    ...bankrollInWords(value.bankroll),
    ...strategiesInWords(value.strategies),
    '',
    `rows: ${rows.read} read, ${rows.used} used${left.length > 0 ? '; left out (rows and prices):' : ''}`,
    ...left,
    `${value.seconds.toFixed(1)} s, ${Math.round(value.gamesPerSecond)} games/s`,
  ].join('\n')
}

/** Prices that were seen at a known time; nothing if no archive tells one. */
function hoursInWords(hours: BacktestReport['confidenceByHours']): string[] {
  if (hours.length === 0) return []
  return ['prices of winners, spreads and totals by hours to the start, cells of 200 or more:', hourTable(hours), '']
}

function bankrollInWords(scores: BacktestReport['bankroll']): string[] {
  if (scores.length === 0) return []
  const rows = scores.map((score) => [
    score.plan,
    percent(score.profitProbability, 0),
    percent(score.ruinProbability, 0),
    percent(score.expectedDrawdown, 0),
    `${score.medianEnd.toFixed(2)} ×`,
  ])
  const title = `the last ${scores[0]?.bets} picks, if each wins as often as said`
  return ['', table([title, 'profit', 'ruin', 'deepest fall', 'median end'], rows, [1, 2, 3, 4])]
}

/** Only those that found a bet. */
function strategiesInWords(records: BacktestReport['strategies']): string[] {
  const rows = records.flatMap(({ name, proposals, roi, closing, standing }) =>
    proposals === 0
      ? []
      : [
          [
            name,
            String(proposals),
            roi ? `${percent(roi.mean, 1, true)} ± ${percent(roi.se)}` : '–',
            closing ? `${percent(closing.mean, 2, true)} ± ${percent(closing.se, 2)}` : '–',
            standing,
          ],
        ],
  )
  if (rows.length === 0) return []
  return ['', table(['strategy', 'bets', 'return', 'against the close', 'last 500'], rows, [1, 2, 3])]
}
