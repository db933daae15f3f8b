import type { Pick as Bet, Fact, Forecast, Pass } from '@fairline/domain'
import { betsExcludingBooks } from '../betting/bets-excluding-books.ts'
import { decideGame } from '../betting/decide-game.ts'
import { isPick } from '../betting/decide-market.ts'
import { evaluateModeled } from '../betting/evaluate-modeled.ts'
import type { Decided, LeagueForecaster } from '../forecast/league-forecaster.ts'
import { hasClose } from '../learn/has-close.ts'
import { momentsOf, phasesOf } from '../learn/phases-of.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import type { LineKind } from '../market/line-kind.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { forgetGroups } from '../market/quoted-group.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { type BackedSelection, betPerBook } from '../markets/bet-per-book.ts'
import type { BookWatch } from '../markets/book-watch.ts'
import { settleBookBets } from '../markets/settle-book-bets.ts'
import { winnerBook } from '../markets/winner-book.ts'
import type { Look } from '../strategies/strategy-records.ts'
import { confidenceLooks, type TimedConfidence } from './confidence-looks.ts'
import { type ClosedLines, keptLines } from './kept-lines.ts'
import { type LookedLine, lookedLines, type PricedOutcome, pricedOutcomes } from './prices-at.ts'

/** A game that was looked at, and what was forecast for it. */
export interface OpenGame {
  readonly file: GameFile
  readonly model: readonly number[]
  /** Made at the chosen moment; null where no one quoted then. */
  readonly forecast: Forecast | null
  readonly decision: Bet | Pass
  /** About spread and total, where someone quotes them and the league's scores are known to us. */
  readonly lineDecisions: readonly (Bet | Pass)[]
  /** Outcomes with a price and a confidence. */
  readonly priced: readonly PricedOutcome[]
  readonly lines: readonly LookedLine[]
  /** What one would have backed at each book by itself. */
  readonly backed: readonly BackedSelection[]
}

/** The same game when it was over: what came of what was forecast. Its quotes, which are most of a file, are not scored. */
export interface WalkedGame extends Omit<OpenGame, 'file'> {
  readonly file: Pick<GameFile, 'game' | 'result' | 'references' | 'news'>
  readonly outcome: number
  readonly open: readonly number[] | null
  readonly close: readonly number[] | null
  /** Whether that close was seen after the open; else no price can count as having beaten it. */
  readonly closedLater: boolean
  /** What its closing lines say of the lines that were looked at or bet on. */
  readonly closedLines: ClosedLines
}

/** A game that has just ended, with its whole file. */
export interface EndedGame extends WalkedGame {
  readonly file: GameFile
}

type Made = Omit<OpenGame, 'file'>
type Markets = Pick<WalkedGame, 'open' | 'close' | 'closedLines'>
const nothing: Markets = { open: null, close: null, closedLines: { spread: null, total: null } }

/** When blends and picks are made, and who watches. */
export interface WalkWatch {
  readonly at: 'open' | 'close'
  /** Learns what came of each book's prices; no bet is decided at a book it excludes. */
  readonly books?: BookWatch
  /** Called when a game with a forecast is looked at, before anything of its result is known. */
  readonly onLook?: (look: Pick<Look, 'file' | 'forecast' | 'confidence'>) => void
  /** Called for every game with a result, in the order they ended. */
  readonly onGame: (game: EndedGame) => void
  /** Called for every price that was seen at a known time before the start, once it has closed. */
  readonly onTimed?: (closed: TimedConfidence, game: GameFile) => void
}

/**
 * Walks through facts moment by moment: forecasts and decides a game when its price is there, learns it when it is over.
 *
 * `open`: decided once the facts of the moment that opened it are in. `close`: decided when the closing price is in and
 * no result of that day is.
 *
 * @param facts  of one league, in the order they became known
 * @returns the games that were looked at and have no result yet
 */
export function walkForward(
  facts: readonly Fact[],
  forecaster: LeagueForecaster,
  { at, books, onLook, onGame, onTimed }: WalkWatch,
): readonly OpenGame[] {
  const { league, files } = forecaster
  const made = new Map<string, Made>()
  const looks = confidenceLooks(forecaster)

  const make = (file: GameFile) => {
    const outlook = forecaster.outlook(file, at)
    const { forecast, confidence, lines: said } = outlook
    const everywhere = evaluateModeled(league, file, at, outlook, unpublished)
    const bets = betsExcludingBooks(everywhere, books?.excluded() ?? new Set())
    const decisions = decideGame(league, file.game.id, bets, { forecast, asOf: null })
    const market = winnerBook(league, file, at)
    const priced = forecast ? pricedOutcomes(market, forecast.chances.length, confidence) : []
    const backed = forecast ? betPerBook(market, forecast.chances) : []
    if (forecast) onLook?.({ file, forecast, confidence })
    const lines = lookedLines(file, at, said)
    made.set(file.game.id, {
      forecast,
      ...decisions,
      model: forecast?.model ?? forecaster.model(file),
      priced,
      lines,
      backed,
    })
  }

  const finish = ({ file, model: alone }: Decided, { open, close, closedLines }: Markets) => {
    const outcome = outcomeOf(league, file)
    const said = made.get(file.game.id)
    made.delete(file.game.id)
    files.close(file.game.id)
    if (outcome === null) return
    const later = closedLater(file, winnerMarket(league.outcomes))
    for (const closed of looks.ended(file, { close: later ? close : null, closedLines })) onTimed?.(closed, file)
    const decision = said?.decision ?? { gameId: file.game.id, reason: 'no-price' as const, best: null }
    const model = said?.model ?? alone
    const { forecast = null, priced = [], lines = [], lineDecisions = [], backed = [] } = said ?? {}
    books?.learn(settleBookBets(backed, { close: later ? close : null, outcome }), file.game.day)
    onGame({
      file,
      outcome,
      model,
      open,
      close,
      closedLater: later,
      closedLines: keptLines(closedLines, [...lines, ...lineDecisions.flatMap(lineOf)]),
      forecast,
      decision,
      lineDecisions,
      priced,
      lines,
      backed,
    })
    forgetGroups(file)
  }

  const marketsOf = (file: GameFile): Markets => ({
    open: forecaster.market(file, 'open'),
    close: hasClose(league, file) ? forecaster.market(file, 'close') : null,
    closedLines: forecaster.closedLines(file),
  })

  const makeAll = (about: readonly Fact[], when: (file: GameFile) => boolean) => {
    for (const file of filesOf(about, files)) if (!made.has(file.game.id) && when(file)) make(file)
  }
  const isQuoted = (file: GameFile) => quotesAt(file, winnerMarket(league.outcomes), 'open').length > 0

  for (const moment of momentsOf(facts)) {
    const { before, results, after } = phasesOf(moment)
    if (onTimed) looks.goTo(moment)
    forecaster.learn(before)
    makeAll(results, () => true)
    // The market's probabilities are read before the results are learned: a spread's slope may not know the games it is used on.
    const markets = new Map(filesOf(results, files).map((file) => [file.game.id, marketsOf(file)]))
    for (const decided of forecaster.learn(results)) finish(decided, markets.get(decided.file.game.id) ?? nothing)
    forecaster.learn(after)
    if (at === 'open') makeAll(moment, isQuoted)
  }
  return [...made].flatMap(([id, said]) => {
    const file = files.of(id)
    return file ? [{ file, ...said }] : []
  })
}

const unpublished = () => null

/** The line of a bet on a spread or total; none of a pass. */
function lineOf(decision: Bet | Pass): { kind: LineKind; line: number }[] {
  if (!isPick(decision)) return []
  const { kind, line } = decision.market
  return (kind === 'spread' || kind === 'total') && line !== null ? [{ kind, line }] : []
}

/** Files of the games that quotes or results speak of. */
function filesOf(facts: readonly Fact[], files: LeagueForecaster['files']): GameFile[] {
  const ids = facts.flatMap((fact) => {
    if (fact.kind === 'quote') return [fact.quote.gameId]
    return fact.kind === 'result' ? [fact.result.gameId] : []
  })
  return [...new Set(ids)].flatMap((id) => files.of(id) ?? [])
}
