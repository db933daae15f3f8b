import { resolve } from 'node:path'
import { type BacktestReport, gamesTable, linesTable, reportOf, walkSeasons } from '@fairline/engine'
import type { ReplayBody } from '@fairline/providers'
import { Command } from 'commander'
import { checkDays } from '../check-days.ts'
import { Failure } from '../failure.ts'
import { asDay, asFolders, asLeague, asMoment, asNoVig } from '../options.ts'
import { bookLines } from '../output/book-lines.ts'
import { hourTable } from '../output/hour-table.ts'
import { figure, percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { wayToCloseLines } from '../output/way-to-close-lines.ts'
import { writeTable } from '../output/write-table.ts'
import { readLeague } from '../read-league.ts'

/** Walks forward through recorded seasons and scores what was said before every game. */
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
  const { model, resultsOnly, market, blend, references, picks, rows } = value
  const pair: Pair = (difference) => (difference ? `${figure(difference.mean, 5)} ± ${figure(difference.se, 5)}` : '–')
  const scores = table(
    ['log loss', 'games', 'loss', 'Brier', 'ECE', 'ECE by chance (95 %)'],
    [
      [
        'our model alone',
        String(value.games),
        figure(model.logLoss, 5),
        figure(model.brier, 5),
        figure(model.ece, 4),
        figure(model.eceChance95, 4),
      ],
      [
        'the same from results alone',
        '',
        figure(resultsOnly.logLoss, 5),
        figure(resultsOnly.brier, 5),
        figure(resultsOnly.ece, 4),
        figure(resultsOnly.eceChance95, 4),
      ],
      ['market at the open', String(market.open.games), figure(market.open.logLoss, 5), '', '', ''],
      ['market at the close', String(market.close.games), figure(market.close.logLoss, 5), '', '', ''],
      [
        `blend at the ${value.at}`,
        '',
        figure(blend.logLoss, 5),
        figure(blend.brier, 5),
        figure(blend.ece, 4),
        figure(blend.eceChance95, 4),
      ],
    ],
    [1, 2, 3, 4, 5],
  )
  const weights = Object.entries(blend.weights)
    .map(([name, weight]) => `${name} ${weight.toFixed(3)}`)
    .join(', ')
  const compared = references.map(
    (reference) =>
      `${reference.name}: ${reference.games} games, loss ${figure(reference.logLoss, 5)}; on the same games our model ${figure(reference.modelLogLoss, 5)}, from results alone ${figure(reference.resultsOnlyLogLoss, 5)}, close ${figure(reference.marketCloseLogLoss, 5)}, blend ${figure(reference.blendLogLoss, 5)}; model minus ${reference.name} ${pair(reference.modelMinusReference)}, from results alone ${pair(reference.resultsOnlyMinusReference)}`,
  )
  const left = Object.entries({ ...rows.skipped, ...rows.prices, ...rows.cells }).map(
    ([reason, count]) => `  ${count} × ${reason}`,
  )
  return [
    `${value.league} ${value.from ?? '–'} to ${value.to ?? '–'}: ${value.games} games scored`,
    `margin removed by the ${value.noVig} method; opening line: ${value.openingMethod}`,
    '',
    scores,
    '',
    `blend minus open ${pair(blend.minusOpen)}, minus close ${pair(blend.minusClose)}; weights ${weights || '–'}`,
    ...compared,
    ...(value.at === 'open' && value.games > 0 && market.open.games === 0
      ? ['no opening price of these games is recorded: nothing is blended, judged or picked']
      : []),
    '',
    ...wayToCloseLines(value.wayToClose),
    ...seasonsInWords(value.seasons, pair),
    ...confidenceInWords(value.confidence),
    ...value.lines.flatMap((of) => linesInWords(of, pair)),
    ...hoursInWords(value.confidenceByHours),
    `picks: ${picks.count}, ROI ${percent(picks.roi, 1, true)} ± ${percent(picks.roiStdErr)}, CLV ${percent(picks.clvMean, 2, true)}, beat the close ${percent(picks.beatClose)}`,
    ...picksInWords(picks),
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

function linesInWords(
  { market, open, closed, neverClosed, bands, picks }: BacktestReport['lines'][number],
  pair: Pair,
): string[] {
  const said = `${market}s at the open: ${open.games} decided, the line itself loses ${figure(open.market, 5)}, ours ${figure(open.ours, 5)} (${pair(open.oursMinusMarket)})`
  const close = `${market}s that closed: ${closed.games}, open ${figure(closed.market, 5)}, ours ${figure(closed.ours, 5)}, close ${figure(closed.close, 5)} (ours minus close ${pair(closed.oursMinusClose)}); opened and never closed: ${neverClosed}`
  const bets =
    picks.count === 0
      ? `picks of ${market}s: none`
      : `picks of ${market}s: ${picks.count}, ROI ${percent(picks.roi, 1, true)} ± ${percent(picks.roiStdErr)}, CLV ${percent(picks.clvMean, 2, true)}, beat the close ${percent(picks.beatClose)}`
  return [said, close, bets, ...confidenceInWords(bands, `every ${market}`)]
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

type Pair = (difference: { mean: number; se: number } | null) => string

function seasonsInWords(seasons: BacktestReport['seasons'], pair: Pair): string[] {
  if (seasons.length < 2) return []
  const rows = seasons.map((of) => [
    String(of.season),
    String(of.games),
    ...[of.model, of.resultsOnly, of.open, of.blend, of.close, of.reference].map((loss) => figure(loss, 5)),
    pair(of.modelMinusReference),
    pair(of.blendMinusOpen),
  ])
  const header = [
    'season',
    'games',
    'our model',
    'results alone',
    'open',
    'blend',
    'close',
    'fivethirtyeight',
    'model minus it',
    'blend minus open',
  ]
  return [table(header, rows, header.map((_, i) => i).slice(1)), '']
}

function confidenceInWords(bands: BacktestReport['confidence'], of = 'every price'): string[] {
  if (bands.every(({ count }) => count === 0)) return []
  const rows = bands.map(({ from, to, count, said, beatClose, stdErr, clvMean }) => [
    `confidence ${from}–${to}`,
    String(count),
    percent(said),
    beatClose === null ? '–' : `${percent(beatClose)} ± ${percent(stdErr)}`,
    percent(clvMean, 2, true),
  ])
  return [table([of, 'prices', 'said', 'beat the close', 'CLV'], rows, [1, 2, 3, 4]), '']
}

function picksInWords({ count, byConfidence, byGrade }: BacktestReport['picks']): string[] {
  if (count === 0) return []
  const cells = (name: string, row: { count: number; beatClose: number | null; roi: number | null }) => [
    name,
    String(row.count),
    percent(row.beatClose),
    percent(row.roi, 1, true),
  ]
  return [
    table(
      ['', 'picks', 'beat the close', 'ROI'],
      [
        ...byConfidence.map((row) => cells(`confidence ${row.from}–${row.to}`, row)),
        ...byGrade.map((row) => cells(`grade ${row.grade}`, row)),
      ],
      [1, 2, 3],
    ),
  ]
}
