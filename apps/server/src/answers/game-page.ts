import type { GamePage, QuotedMarket } from '@fairline/contract'
import { leagues, marketKey, type Pass } from '@fairline/domain'
import {
  type Board,
  type BoardGame,
  decisionsOf,
  type EvaluatedBet,
  isMainBet,
  isPick,
  isPriced,
  isUpcoming,
  ownLine,
} from '@fairline/engine'
import type { LiveWatch } from '../jobs/watch-live.ts'
import { type BetRow, inPercent, round, rowOf } from './bet-rows.ts'
import { liveDataOf } from './live-data.ts'
import { marketInWords, sideOf } from './market-words.ts'
import { factsToldOf } from './pick-pulse.ts'
import { type PropRow, propRowsOfGame } from './prop-rows.ts'
import { publishedOfGame } from './published-picks.ts'
import { reasonsOf } from './reasons.ts'
import { americanOf, bookShown, isoOf, openPercentOf, percentOf, percentsOf, provenanceOf } from './wire.ts'
import { passInWords, selectionInWords } from './words.ts'

/** Props are shown for the first so many; the props pages have all. */
const MOST_PROPS = 40

/** Everything that is known of a game; null where the board has no such game. */
export function gamePageOf(board: Board, gameId: string, curve: ReturnType<LiveWatch['curve']>): GamePage | null {
  const onBoard = board.games.find(({ game }) => game.id === gameId)
  const game = liveDataOf(board).games.find(({ id }) => id === gameId)
  if (!onBoard || !game) return null
  const pregame = onBoard.closingBets ?? onBoard.bets
  return {
    game,
    outcomes: outcomesOf(onBoard),
    curve: curve.map(({ at, home, score }) => ({ at: isoOf(at), home: openPercentOf(home), score })),
    strengths: onBoard.strengths && {
      home: round(onBoard.strengths.home, 3),
      away: round(onBoard.strengths.away, 3),
    },
    bets: pregame
      .filter((bet) => isMainBet(bet))
      .filter(isPriced)
      .map((bet) => betOf(rowOf(onBoard, bet, board.source), board.source)),
    markets: quotedMarkets(
      onBoard,
      pregame.filter((bet) => !isMainBet(bet)),
      board.source,
    ),
    livePrices: quotedMarkets(
      onBoard,
      onBoard.bets.filter(({ state }) => state === 'live'),
      board.source,
    ),
    published: publishedOfGame(onBoard, board.source),
    decisions: decidedOf(onBoard),
    props: isUpcoming(onBoard, board) ? propRowsOfGame(onBoard, board.source).slice(0, MOST_PROPS).map(propOf) : [],
    factors: factsToldOf(onBoard).map(({ description }) => description),
    provenance: provenanceOf(board),
  }
}

function outcomesOf({ game, forecast, model }: BoardGame): GamePage['outcomes'] {
  const names =
    leagues[game.league].outcomes === 'three-way'
      ? [game.home.name, 'Draw', game.away.name]
      : [game.home.name, game.away.name]
  const ours = percentsOf(forecast?.chances ?? model)
  const ratings = percentsOf(model)
  const consensus = forecast?.market ? percentsOf(forecast.market) : null
  return names.map((name, i) => ({
    name,
    ours: ours[i] ?? 0,
    rating: ratings[i] ?? 0,
    market: consensus?.[i] ?? null,
  }))
}

function betOf(row: BetRow, source: string): GamePage['bets'][number] {
  const { bet, fields } = row
  return {
    ...fields,
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: bet.sharpExpectedValue === null ? null : inPercent(bet.sharpExpectedValue),
    marketProbability: percentOf(bet.marketProbability),
    reasoning: reasonsOf(row),
    carriedOverFrom: ownLine({ ...bet.market, line: bet.carriedOverFrom }, bet.selection),
    books: bet.offers.map(({ book, price, quotedAt, isStale, expectedValue }) => ({
      book: bookShown(source, book),
      odds: americanOf(price),
      quotedAt: isoOf(quotedAt),
      isStale,
      expectedValue: expectedValue === null ? null : inPercent(expectedValue),
    })),
  }
}

/** Prices by market, each kind from its lowest line up. */
function quotedMarkets({ game }: BoardGame, bets: readonly EvaluatedBet[], source: string): QuotedMarket[] {
  const offered = bets.filter(({ offers }) => offers.length > 0)
  return [...Map.groupBy(offered, ({ market }) => marketKey(market)).values()]
    .flatMap((sides): QuotedMarket[] => {
      const [first] = sides
      return first ? [quotedMarketOf(game, first.market, sides, source)] : []
    })
    .sort((a, b) => a.market.localeCompare(b.market) || (a.line ?? 0) - (b.line ?? 0))
}

const quotedMarketOf = (
  game: BoardGame['game'],
  market: EvaluatedBet['market'],
  sides: readonly EvaluatedBet[],
  source: string,
): QuotedMarket => ({
  market: marketInWords(game, market),
  line: market.line,
  sides: sides.map(({ id, selection, fairProbability, carriedOverFrom, expectedValue, offers }) => ({
    id,
    side: sideOf(game, market, selection),
    fairProbability: fairProbability === null ? null : percentOf(fairProbability),
    carriedOverFrom: ownLine({ ...market, line: carriedOverFrom }, selection),
    expectedValue: expectedValue === null ? null : inPercent(expectedValue),
    books: offers.map(({ book, price, quotedAt, isStale }) => ({
      book: bookShown(source, book),
      odds: americanOf(price),
      quotedAt: isoOf(quotedAt),
      isStale,
    })),
  })),
})

/** Winner first, then spread and total where those are decided. */
const decidedOf = (onBoard: BoardGame): GamePage['decisions'] =>
  decisionsOf(onBoard).map((decision, i) =>
    isPick(decision)
      ? {
          market: i === 0 ? 'Winner' : (lines[decision.market.kind] ?? 'Line'),
          isPick: true,
          isRecorded: !onBoard.unrecorded.includes(decision.market.kind),
          text: selectionInWords(onBoard.game, decision),
          odds: americanOf(decision.price),
        }
      : {
          market: passedMarket(onBoard, decision, i),
          isPick: false,
          isRecorded: null,
          text: passInWords(decision.reason),
          odds: null,
        },
  )

/** A pass need not say what it passed: where one of the lines is not decided, neither place nor words tell which. */
function passedMarket({ lineDecisions }: BoardGame, { best }: Pass, place: number): string {
  if (place === 0) return 'Winner'
  const kind = best?.market.kind
  if (kind && lines[kind]) return lines[kind]
  return lineDecisions.length === 2 ? (place === 1 ? 'Spread' : 'Total') : 'Line'
}

const lines: Readonly<Record<string, string>> = { spread: 'Spread', total: 'Total' }

const propOf = ({ fields, prop }: PropRow): GamePage['props'][number] => ({
  ...{ id: fields.id, playerName: fields.playerName, team: fields.team, propType: fields.propType, side: fields.side },
  ...{ line: fields.line, odds: fields.odds, bookmaker: fields.bookmaker, quotedAt: fields.quotedAt },
  ...{ confidence: fields.confidence, confidenceAssumed: fields.confidenceAssumed },
  ...{ winProbability: fields.winProbability, expectedValue: fields.expectedValue, valueGrade: fields.valueGrade },
  lastCounts: [...prop.last],
})
