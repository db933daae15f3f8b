import {
  type Pick as Bet,
  type Game,
  type LedgerEntry,
  leagues,
  type Result,
  type Selection,
  selectionsOf,
  startOfPacificDay,
} from '@fairline/domain'
import { closingQuotesOf, isPick, ownLine, type Slate, settlementEntry, slateEntries, slateOf } from '@fairline/engine'
import { type DecimalOdds, formatAmerican } from '@fairline/odds'
import { Command } from 'commander'
import { asDay, asFolders, asLeague } from '../options.ts'
import { handicap } from '../output/handicap.ts'
import { figure, percent, table } from '../output/table.ts'
import type { Terminal } from '../output/terminal.ts'
import { readLeague } from '../read-league.ts'
import { type ReadSettings, writeToStore } from '../with-store.ts'

/** Prints a day as it looked when its prices opened, and what came of it. */
export function replayCommand(terminal: Terminal, settings: ReadSettings): Command {
  return new Command('replay')
    .description('print a day’s slate as it looked at the open, with closing price and result beside')
    .requiredOption('--league <key>', 'whose games', asLeague)
    .requiredOption('--data <dirs>', 'data folders, separated by commas', asFolders)
    .requiredOption('--date <day>', 'the league’s own date', asDay)
    .option('--record', 'write picks, pass counts and settlements to the ledger in DATABASE_URL or DATA_DIR')
    .option('--json', 'print one JSON value and nothing else')
    .option('--verbose', 'list every row and price that was left out on standard error')
    .action(async ({ league, data, date, record = false, json = false, verbose = false }) => {
      const body = await readLeague(league, data, { terminal, verbose })
      const slate = slateOf(body.facts, { league, day: date, noVig: 'learnt' })
      if (record) await writeToStore(settings, ({ ledger }) => ledger.append(entriesOf(slate)))
      terminal.out(json ? JSON.stringify(slate.games.map(asValue)) : inWords(slate))
    })
}

/** Ledger entries of a replayed day: the slate, its picks and their settlements. */
export function entriesOf(slate: Slate): LedgerEntry[] {
  const games = slate.games.map(({ file, decision, lineDecisions }) => ({ game: file.game, decision, lineDecisions }))
  const [day, ...picks] = slateEntries(games, {
    league: slate.league,
    day: slate.day,
    revision: 1,
    origin: 'replay',
    madeAt: startOfPacificDay(slate.day),
  })
  const settled = slate.games.flatMap(({ file, close, closedLater, closedLines }) => {
    const { result } = file
    const made = picks.filter((entry) => entry.pick.gameId === file.game.id)
    if (!result || !closedLines) return []
    return made.flatMap((picked) => {
      const entry = settlementEntry(picked, {
        result,
        closedLines,
        close: closedLater ? (close ?? null) : null,
        closingQuotes: closingQuotesOf(file, picked.pick.market.kind),
      })
      return entry ?? []
    })
  })
  return [day, ...picks, ...settled]
}

type SlateGame = Slate['games'][number]

function asValue({ file, forecast, model, decision, lineDecisions, open, close, outcome }: SlateGame) {
  const { game, result } = file
  return {
    game,
    forecast,
    model,
    decision,
    // Spread and total, as the ledger has them; a kind without a bet that could be judged at the open is missing.
    lineDecisions,
    open: open ?? null,
    close: close ?? null,
    outcome: outcome ?? null,
    result,
  }
}

function inWords(slate: Slate): string {
  const { name, outcomes } = leagues[slate.league]
  if (slate.games.length === 0) return `${name} ${slate.day}: no games are recorded for this day`
  const rows = slate.games.map((game) => row(game, outcomes === 'three-way'))
  const picks = slate.games.filter(({ decision }) => isPick(decision)).length
  const lines = slate.games.flatMap(({ file, lineDecisions }) =>
    lineDecisions.filter(isPick).map((pick) => lineRow(file, pick)),
  )
  return [
    `${name} ${slate.day}, as it looked at the open: ${slate.games.length} games, ${picks} ${picks === 1 ? 'pick' : 'picks'} on winners`,
    'Fair probability: our rating blended with the opening line (* our rating only: no book quoted).',
    'Confidence: probability in percent that the price beats the fair closing price.',
    '',
    table(
      [
        'game',
        'fair home',
        'best bet',
        'price',
        'EV',
        'conf.',
        'grade',
        'decision',
        'closing price',
        'fair close',
        'result',
      ],
      rows,
      [1, 3, 4, 5, 8, 9],
    ),
    ...(lines.length > 0
      ? ['', table(['picks on lines', 'bet', 'price', 'EV', 'conf.', 'grade', 'result'], lines, [2, 3, 4])]
      : []),
  ].join('\n')
}

/** A pick on a spread or a total, in cells. */
export function lineRow(
  { game, result }: SlateGame['file'],
  { market, selection, price, expectedValue, confidence, grade }: Bet,
): string[] {
  const line = ownLine(market, selection)
  const side = market.kind === 'total' ? selection : sideOf(game, selection)
  return [
    `${game.away.key} ${game.neutral ? 'vs' : '@'} ${game.home.key}`,
    line === null ? side : `${side} ${market.kind === 'spread' ? handicap(line) : line}`,
    formatAmerican(price),
    percent(expectedValue, 1, true),
    figure(confidence, 0),
    grade,
    resultOf(result),
  ]
}

function row(slateGame: SlateGame, threeWay: boolean): string[] {
  const { file, forecast, decision, close } = slateGame
  const { game } = file
  const bet = isPick(decision) ? decision : decision.best
  const closing = bet && closingPrice(file, bet)
  const bets = bet
    ? [
        sideOf(game, bet.selection),
        formatAmerican(bet.price),
        percent(bet.expectedValue, 1, true),
        figure(bet.confidence, 0),
        bet.grade,
      ]
    : ['–', '–', '–', '–', '–']
  return [
    `${game.away.key} ${game.neutral ? 'vs' : '@'} ${game.home.key}${game.number > 1 ? ` (${game.number})` : ''}`,
    `${fairOf(slateGame, threeWay)}${forecast ? '' : '*'}`,
    ...bets,
    isPick(decision) ? 'PICK' : decision.reason,
    closing ? formatAmerican(closing) : '–',
    close ? fairClose(close, threeWay) : '–',
    resultOf(file.result),
  ]
}

/** The same book's price of the same side at the close. */
function closingPrice(
  file: SlateGame['file'],
  { book, market, selection }: Pick<Bet, 'book' | 'market' | 'selection'>,
): DecimalOdds | null {
  const quote = closingQuotesOf(file, market.kind).find((closed) => closed.book === book)
  return quote?.prices[selectionsOf(market.kind).indexOf(selection)] ?? null
}

const fairClose = (close: readonly number[], threeWay: boolean) =>
  threeWay ? close.map((probability) => (probability * 100).toFixed(0)).join('/') : percent(close[0])

/** Home probability, or all three; our rating only where no one quoted is marked with a star. */
function fairOf({ forecast, model }: SlateGame, threeWay: boolean): string {
  const probabilities = forecast?.chances ?? model
  return threeWay
    ? probabilities.map((probability) => (probability * 100).toFixed(0)).join('/')
    : percent(probabilities[0])
}

const sideOf = (game: Game, selection: Selection) =>
  selection === 'draw' ? 'draw' : (selection === 'home' ? game.home : game.away).key

/** The score as the game is written: the away side first. */
export function resultOf(result: Result | null): string {
  if (result === null) return 'not recorded'
  return result.home === null ? result.winner : `${result.away}–${result.home}`
}
