import type { GamePage, QuotedMarket } from '@fairline/contract'
import { leagues, selectionsOf } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, isPick, type MarketOffer } from '@fairline/engine'
import type { LiveWatch } from '../jobs/watch-live.ts'
import { type BetRow, inPercent, round, rowsOf } from './bet-rows.ts'
import { isEnhanced } from './enhanced-markets.ts'
import { liveDataOf } from './live-data.ts'
import { marketInWords, sideOf } from './market-words.ts'
import { factsToldOf } from './pick-pulse.ts'
import { isToCome, type PropRow, propRowsOfGame } from './prop-rows.ts'
import { reasonsOf } from './reasons.ts'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf } from './wire.ts'
import { betInWords, passInWords } from './words.ts'

/** Props are shown for the first so many; the props pages have all. */
const MOST_PROPS = 40

/** Everything that is known of a game; null where the board has no such game. */
export function gamePageOf(board: Board, gameId: string, curve: ReturnType<LiveWatch['curve']>): GamePage | null {
  const onBoard = board.games.find(({ game }) => game.id === gameId)
  const game = liveDataOf(board).games.find(({ id }) => id === gameId)
  if (!onBoard || !game) return null
  return {
    game,
    outcomes: outcomesOf(onBoard),
    curve: curve.map(({ at, home, score }) => ({ at: isoOf(at), home: percentOf(home), score })),
    strengths: onBoard.strengths && {
      home: round(onBoard.strengths.home, 3),
      away: round(onBoard.strengths.away, 3),
    },
    bets: rowsOf(onBoard, board.source).map((row) => betOf(row, board.source)),
    markets: quotedOf(
      onBoard,
      onBoard.markets.filter(({ market }) => isEnhanced(market)),
      board.source,
    ),
    livePrices: quotedOf(onBoard, onBoard.live?.offers ?? [], board.source),
    decisions: decidedOf(onBoard),
    props: isToCome(onBoard, board) ? propRowsOfGame(onBoard, board.source).slice(0, MOST_PROPS).map(propOf) : [],
    factors: factsToldOf(onBoard).map(({ description }) => description),
    provenance: provenanceOf(board),
  }
}

function outcomesOf({ game, forecast, model }: BoardGame): GamePage['outcomes'] {
  const names =
    leagues[game.league].outcomes === 'three-way'
      ? [game.home.name, 'Draw', game.away.name]
      : [game.home.name, game.away.name]
  return names.map((name, i) => ({
    name,
    ours: percentOf(forecast?.chances[i] ?? model[i] ?? 0),
    rating: percentOf(model[i] ?? 0),
    market: forecast?.market ? percentOf(forecast.market[i] ?? 0) : null,
  }))
}

function betOf(row: BetRow, source: string): GamePage['bets'][number] {
  const { bet, fields } = row
  return {
    ...fields,
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: bet.sharpValue === null ? null : inPercent(bet.sharpValue),
    marketProbability: percentOf(bet.marketChance),
    reasoning: reasonsOf(row),
    books: bet.offers.map(({ book, price, quotedAt, expectedValue }) => ({
      book: bookShown(source, book),
      odds: americanOf(price),
      quotedAt: isoOf(quotedAt),
      expectedValue: inPercent(expectedValue),
    })),
  }
}

/** By kind of market, each from its lowest line up. */
function quotedOf({ game }: BoardGame, offers: readonly MarketOffer[], source: string): QuotedMarket[] {
  return offers
    .map(({ market, fair, offers: bySide }) => ({
      ...{ market: marketInWords(game, market), line: market.line },
      sides: selectionsOf(market.kind).map((selection, i) => ({
        side: sideOf(game, market, selection),
        fairProbability: fair?.[i] === undefined ? null : percentOf(fair[i]),
        books: (bySide[i] ?? []).map(({ book, price, observedAt }) => ({
          book: bookShown(source, book),
          odds: americanOf(price),
          quotedAt: isoOf(observedAt),
        })),
      })),
    }))
    .sort((a, b) => a.market.localeCompare(b.market) || (a.line ?? 0) - (b.line ?? 0))
}

/** Winner first, then spread and total where those are decided. */
function decidedOf(onBoard: BoardGame): GamePage['decisions'] {
  const both = onBoard.lineDecisions.length === 2
  return decisionsOf(onBoard).map((decision, i) => {
    const picked = isPick(decision)
    // A pass need not say what it passed: where one of the lines is not decided, neither place nor words tell which.
    const kind = (picked ? decision : decision.best)?.market.kind
    const market = i === 0 ? 'Winner' : ((kind && lines[kind]) ?? (both ? (i === 1 ? 'Spread' : 'Total') : 'Line'))
    return { market, isPick: picked, text: picked ? betInWords(onBoard.game, decision) : passInWords(decision.reason) }
  })
}

const lines: Readonly<Record<string, string>> = { spread: 'Spread', total: 'Total' }

const propOf = ({ fields, prop }: PropRow): GamePage['props'][number] => ({
  ...{ id: fields.id, playerName: fields.playerName, team: fields.team, propType: fields.propType, side: fields.side },
  ...{ line: fields.line, odds: fields.odds, bookmaker: fields.bookmaker, quotedAt: fields.quotedAt },
  ...{ confidence: fields.confidence, confidenceAssumed: fields.confidenceAssumed },
  ...{ winProbability: fields.winProbability, expectedValue: fields.expectedValue, valueGrade: fields.valueGrade },
  lastCounts: [...prop.last],
})
