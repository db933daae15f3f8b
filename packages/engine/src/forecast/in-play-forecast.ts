import { fullGame, type League, marketSlot, selectionsOf } from '@fairline/domain'
import { inPlay, type LineProbability, type Pregame } from '@fairline/models'
import { noVig } from '@fairline/odds'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import type { LineKind } from '../market/line-kind.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { IN_PLAY_NO_VIG } from '../markets/in-play-no-vig.ts'
import { inPlayQuotes } from '../markets/in-play-quotes.ts'
import { marketBook } from '../markets/market-book.ts'
import { marketConsensus } from '../markets/market-consensus.ts'
import { confirmedQuotes, type MarketQuotes, noQuotes } from '../markets/market-quotes.ts'
import { isPlayedOut } from './is-played-out.ts'
import { leagueScoring } from './league-scoring.ts'
import { type LineCurve, type LineEstimate, type LineQuote, lineCurve } from './line-curve.ts'
import { moneylineAnchors } from './moneyline-anchors.ts'
import { scoreStanding } from './score-standing.ts'
import { quotedTotal } from './total-game-of.ts'

/** What is forecast of a game while it is played. Probabilities are in the order of the league's outcomes. */
export interface InPlayForecast {
  /** Our fair probabilities of the winner: the market's if books price it now, else the model's; null if neither is known. */
  readonly winner: readonly number[] | null
  /**
   * Consensus of the books that price the winner in play, vig removed; two at least. While all of them are suspended: their last
   * prices, but only if no model knows the score: a price from before a run says nothing after it.
   */
  readonly market: readonly number[] | null
  /** By score and time, from what was forecast before the game; null if that, the score or overtime's clock is not known. */
  readonly model: readonly number[] | null
  /** Probability to go over the closing total, and that the home side covers the closing spread. */
  readonly total: { readonly line: number; readonly over: number } | null
  readonly spread: { readonly line: number; readonly covers: number } | null
}

/** The same, with the probability of any line; null if neither books nor score tell it. */
export interface InPlayLines extends InPlayForecast {
  readonly line: (kind: LineKind, line: number) => LineEstimate | null
}

/** @param pregame  the last probabilities before the start; null if there were none */
export function inPlayForecast(league: League, file: GameFile, pregame: readonly number[] | null): InPlayLines {
  const quoted = winnerConsensus(inPlayQuotes(file, winnerMarket(league.outcomes)))
  const model = modelOf(league, file, pregame)
  const market = quoted ?? (model ? null : winnerConsensus(lastInPlay(league, file)))
  const winner = market ?? model?.chances ?? null
  const curves = curvesOf(model, winner, (kind) => inPlayLineQuotes(file, kind))
  const line = (kind: LineKind, at: number) => curves(kind)?.at(at) ?? null
  const total = model && closingLine(file, 'total')
  const spread = model && closingLine(file, 'spread')
  const probabilityOf = (kind: LineKind, at: number) => (line(kind, at) as LineEstimate).probability
  return {
    winner,
    market,
    model: model?.chances ?? null,
    total: total === null ? null : { line: total, over: probabilityOf('total', total) },
    spread: spread === null ? null : { line: spread, covers: probabilityOf('spread', spread) },
    line,
  }
}

interface InPlayModel {
  readonly chances: readonly number[]
  over(line: number): LineProbability
  covers(line: number): LineProbability
}

function modelOf(league: League, file: GameFile, pregame: readonly number[] | null): InPlayModel | null {
  const scoring = leagueScoring(league)?.scores
  const total = closingLine(file, 'total')
  const isComplete = pregame?.length === selectionsOf(winnerMarket(league.outcomes)).length
  const standing = file.score && scoreStanding(league, file.score)
  if (!scoring || !standing || !pregame || !isComplete || total === null) return null
  return inPlay({ chances: pregame, total: expectedTotal(file, scoring) ?? total, scoring }, standing)
}

/** The curve of a kind of line: the books' quotes around the model; null without a model. */
function curvesOf(
  model: InPlayModel | null,
  winner: readonly number[] | null,
  quotesOf: (kind: LineKind) => readonly LineQuote[],
) {
  const curves: Partial<Record<LineKind, LineCurve>> = {}
  return (kind: LineKind): LineCurve | null => {
    if (!model) return null
    curves[kind] ??= lineCurve({
      quotes: quotesOf(kind),
      distribution: kind === 'spread' ? model.covers : model.over,
      slope: kind === 'spread' ? 1 : -1,
      anchors: kind === 'spread' && winner ? moneylineAnchors(winner) : [],
      shift: () => 0,
    })
    return curves[kind]
  }
}

function inPlayLineQuotes(file: GameFile, kind: LineKind) {
  return confirmedQuotes(inPlayQuotes(file, kind)).flatMap(({ book, market, prices }) => {
    const complete = completePrices(prices)
    if (!complete || market.line === null) return []
    return [{ book, line: market.line, probability: noVig(IN_PLAY_NO_VIG, complete)[0] as number }]
  })
}

/**
 * Prices of fewer books than this say nothing of the winner: a single one may be late with a price from before the score, and then misses by
 * twice as much as the score by itself does.
 *
 * @source replayed games of the simulated WNBA and NBA (`docs/models.md`)
 */
const MIN_BOOKS = 2

function winnerConsensus(quotes: MarketQuotes): readonly number[] | null {
  const complete = marketBook(quotes).complete(null)
  if (complete.length < MIN_BOOKS) return null
  return marketConsensus(complete, IN_PLAY_NO_VIG, MIN_BOOKS)?.probabilities ?? null
}

/** The last complete prices of books that are all suspended now; none once a side has won. */
function lastInPlay(league: League, file: GameFile): MarketQuotes {
  if (file.score && isPlayedOut(league, file.score)) return noQuotes
  const books = file.lastInPlay.get(marketSlot(fullGame(winnerMarket(league.outcomes))))
  return { quotes: [...(books?.values() ?? [])], stale: noQuotes.stale }
}

/** What the books last expected both sides to score together: counts are skewed, and half of them fall short of their mean. */
const expectedTotal = (file: GameFile, scoring: Pregame['scoring']) =>
  quotedTotal(quotedGroup(file, 'total', 'close').leadingLines(), scoring) ??
  quotedTotal(quotedGroup(file, 'total', 'open').leadingLines(), scoring)

/** The line the game began with, by the first book's last quote; if no one moved it, the opening line. */
const closingLine = (file: GameFile, kind: LineKind) =>
  (quotesAt(file, kind, 'close')[0] ?? quotesAt(file, kind, 'open')[0])?.market.line ?? null
