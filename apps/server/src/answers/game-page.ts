import type { GamePage } from '@fairline/contract'
import type { Pass, Pick } from '@fairline/domain'
import {
  type Board,
  type BoardGame,
  betId,
  decisionsOf,
  isMainBet,
  isPick,
  isPriced,
  isUpcoming,
  ownLine,
} from '@fairline/engine'
import type { LiveWatch } from '../jobs/watch-live.ts'
import { type BetRow, inPercent, round, rowOf, sharpValueOf } from './bet-rows.ts'
import { bookPricesOf } from './book-prices.ts'
import { closingOf } from './game-closing.ts'
import { currentOutcomes } from './game-outcomes.ts'
import { liveDataOf } from './live-data.ts'
import { factsToldOf } from './pick-pulse.ts'
import { type PropRow, propRowsOfGame } from './prop-rows.ts'
import { publishedOfGame } from './published-picks.ts'
import { quotedMarkets } from './quoted-markets.ts'
import { reasonsOf } from './reasons.ts'
import { americanOf, isoOf, openPercentOf, percentOf, provenanceOf } from './wire.ts'
import { passInWords, selectionInWords } from './words.ts'

/** This many props are shown; the props pages have all. */
const MAX_PROPS = 40

/** What the board itself does not say of a game. */
interface GameAside {
  readonly curve: ReturnType<LiveWatch['curve']>
  readonly hasSeason: GamePage['hasSeason']
}

/** Everything that is known of a game; null if the board has no such game. */
export function gamePageOf(board: Board, gameId: string, { curve, hasSeason }: GameAside): GamePage | null {
  const onBoard = board.games.find(({ game }) => game.id === gameId)
  const game = liveDataOf(board).games.find(({ id }) => id === gameId)
  if (!onBoard || !game) return null
  const upcoming = onBoard.closingBets ? [] : onBoard.bets
  const { source } = board
  return {
    game,
    outcomes: currentOutcomes(onBoard),
    curve: curve.map(({ at, home, score }) => ({ at: isoOf(at), home: openPercentOf(home), score })),
    hasSeason,
    strengths: onBoard.strengths && {
      home: round(onBoard.strengths.home, 3),
      away: round(onBoard.strengths.away, 3),
    },
    bets: upcoming
      .filter(isMainBet)
      .filter(isPriced)
      .map((bet) => betOf(rowOf(onBoard, bet, source), source)),
    markets: quotedMarkets(
      onBoard.game,
      upcoming.filter((bet) => !isMainBet(bet)),
      source,
    ),
    livePrices: quotedMarkets(
      onBoard.game,
      onBoard.bets.filter(({ state }) => state === 'live'),
      source,
    ),
    closing: closingOf(onBoard, source),
    published: publishedOfGame(onBoard, source),
    decisions: decidedOf(onBoard),
    props: isUpcoming(onBoard, board) ? propRowsOfGame(onBoard, board).slice(0, MAX_PROPS).map(propOf) : [],
    factors: factsToldOf(onBoard).map(({ description }) => description),
    provenance: provenanceOf(board),
  }
}

function betOf(row: BetRow, source: string): GamePage['bets'][number] {
  const { bet, fields } = row
  return {
    ...fields,
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: sharpValueOf(bet),
    marketProbability: bet.marketProbability === null ? null : percentOf(bet.marketProbability),
    reasoning: reasonsOf(row),
    carriedOverFrom: ownLine({ ...bet.market, line: bet.carriedOverFrom }, bet.selection),
    books: bookPricesOf(bet, source),
  }
}

/** Winner first, then spread and total where those are decided. */
const decidedOf = (onBoard: BoardGame): GamePage['decisions'] =>
  decisionsOf(onBoard).map((decision, i) =>
    isPick(decision)
      ? {
          market: i === 0 ? 'Winner' : (lines[decision.market.kind] ?? 'Line'),
          id: betId(onBoard.game.id, decision.market, decision.selection),
          isPick: true,
          isRecorded: !onBoard.unrecorded.includes(decision.market.kind),
          text: selectionInWords(onBoard.game, decision),
          publishedOdds: publishedOdds(onBoard, decision),
        }
      : {
          market: passedMarket(onBoard, decision, i),
          id: null,
          isPick: false,
          isRecorded: null,
          text: passedText(onBoard, decision),
          publishedOdds: null,
        },
  )

/** Why a market was passed. */
function passedText({ result, score }: BoardGame, { reason }: Pass): string {
  const hasBegun = result !== null || score !== null
  return reason === 'already-started' && hasBegun ? 'No pick was published before the start' : passInWords(reason)
}

/** What a pick was published at; null for one that only a visitor's own books lead to. */
function publishedOdds({ game, bets }: BoardGame, { market, selection }: Pick): number | null {
  const id = betId(game.id, market, selection)
  const published = bets.find((bet) => bet.id === id)?.published
  return published ? americanOf(published.price) : null
}

/** A pass need not say what it passed: where one of the lines is not decided, neither place nor words tell which. */
function passedMarket({ lineDecisions }: BoardGame, { best }: Pass, place: number): string {
  if (place === 0) return 'Winner'
  const kind = best?.market.kind
  if (kind && lines[kind]) return lines[kind]
  return lineDecisions.length === 2 ? (place === 1 ? 'Spread' : 'Total') : 'Line'
}

const lines: Readonly<Record<string, string>> = { spread: 'Spread', total: 'Total' }

const propOf = ({ fields, prop, bet }: PropRow): GamePage['props'][number] => ({
  id: fields.id,
  playerName: fields.playerName,
  team: fields.team,
  propType: fields.propType,
  side: fields.side,
  line: fields.line,
  odds: fields.odds,
  bookmaker: fields.bookmaker,
  quotedAt: fields.quotedAt,
  confidence: fields.confidence,
  confidenceAssumed: fields.confidenceAssumed,
  winProbability: fields.winProbability,
  expectedValue: fields.expectedValue,
  valueGrade: fields.valueGrade,
  carriedOverFrom: bet.carriedOverFrom,
  recommendation: bet.recommendation,
  lastCounts: [...prop.last],
})
