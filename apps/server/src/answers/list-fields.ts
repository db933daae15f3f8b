import { createHash } from 'node:crypto'
import type { Funnel, MissedBet } from '@fairline/contract'
import {
  type Board,
  FEW_BETS,
  funnelOf,
  isPositiveBet,
  justMissed,
  type Missed,
  type MissReason,
  missReason,
  publishingBar,
} from '@fairline/engine'
import { betFieldsOf, round } from './bet-rows.ts'
import { betTexts, type ListedBet } from './listed-bet.ts'
import { confidenceText, signedPercentText } from './wire.ts'
import { betPassInWords, matchupOf, passInWords, referenceInWords } from './words.ts'

/** A list of bets, as far as it decides which bets just missed it. */
export interface BetList<Row extends ListedBet> {
  /** Bets in the list. */
  readonly listed: number
  /** Bets that could be in it. */
  readonly rows: readonly Row[]
  /** The list's own bar, percent; 0 if every recommended bet is in it. */
  readonly minConfidence?: number
  /** Why the list leaves a bet out; by the recommendation and `minConfidence` if left out. */
  readonly whyNot?: (row: Row) => MissReason | null
}

/** What every list of main bets says next to its rows: the funnel, and what just missed. */
export const listFieldsOf = <Row extends ListedBet>(
  board: Board,
  list: BetList<Row>,
): { funnel: Funnel; justMissed: MissedBet[] } => ({ funnel: funnelOf(board), justMissed: justMissedOf(board, list) })

/** The bets that just missed a list; none if it holds enough, or while past games are being learned. */
export function justMissedOf<Row extends ListedBet>(board: Board, list: BetList<Row>): MissedBet[] {
  const { listed, rows, minConfidence = 0, whyNot = ({ bet }: Row) => missReason(bet, minConfidence) } = list
  if (listed >= FEW_BETS || board.rated !== null) return []
  return justMissed(rows, whyNot).map((missed) => missedBetOf(missed, minConfidence, board.source))
}

/** The same without names: no game, team or player. */
export const anonymousMissed = (missed: MissedBet): MissedBet => ({
  ...missed,
  id: createHash('sha256').update(missed.id).digest('hex').slice(0, 16),
  gameId: null,
  game: null,
  pick: missed.betType,
})

function missedBetOf({ row, reason }: Missed<ListedBet>, minConfidence: number, source: string): MissedBet {
  const { bet, onBoard } = row
  const fields = betFieldsOf(onBoard, bet, source)
  return {
    id: fields.id,
    gameId: fields.gameId,
    league: fields.league,
    game: matchupOf(onBoard.game),
    gameTime: fields.gameTime,
    ...betTexts(row),
    odds: fields.odds,
    bookmaker: fields.bookmaker,
    quotedAt: fields.quotedAt,
    confidence: fields.confidence,
    confidenceAssumed: fields.confidenceAssumed,
    winProbability: fields.winProbability,
    expectedValue: round(bet.expectedValue, 4),
    valueGrade: fields.valueGrade,
    isLive: bet.state === 'live',
    missedBy: missedBy(row, reason, minConfidence),
  }
}

/** Why a bet falls short, with its figure. */
function missedBy({ bet }: ListedBet, reason: MissReason, minConfidence: number): string {
  if (reason === 'value-below-bar') {
    const value = `${signedPercentText(bet.expectedValue)} EV at the best price`
    return isPositiveBet(bet) ? `${value}: in play a recommendation takes more than 1%` : `${value}: it isn’t +EV`
  }
  if (reason === 'market-has-not-moved') return 'Its market has hardly moved since open'
  const probability = `${confidenceText(bet.confidence ?? 0)} chance to beat ${referenceInWords(bet)}`
  if (reason === 'confidence-below-bar') return `${probability}: a recommendation takes ${publishingBar.minConfidence}%`
  if (reason === 'below-list-confidence') return `${probability}: this list takes ${minConfidence}%`
  return betPassInWords({ ...bet, passReason: reason }) ?? passInWords(reason)
}
