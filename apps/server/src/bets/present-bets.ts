import { type Bet, type BetQuery, defaultBets, type ListBets } from '@fairline/contract'
import {
  type Board,
  type BoardGame,
  betsOnGame,
  type EvaluatedBet,
  isPriced,
  ownLine,
  shownConfidence,
} from '@fairline/engine'
import { round } from '../answers/bet-rows.ts'
import { cachedBy } from '../answers/cached-by.ts'
import { againstText, valueText } from '../answers/reasons.ts'
import { bookShown, fractionOf, isoOf, provenanceOf } from '../answers/wire.ts'
import { betPassInWords } from '../answers/words.ts'
import { betCursor, cursorBetId } from './bet-cursor.ts'

/**
 * Lists the evaluated bets that match, from the cursor on. Their order never changes with prices: a bet that matches
 * while pages are read is on exactly one of them.
 */
export function presentBets(board: Board, query: BetQuery = {}): ListBets {
  const limit = query.limit ?? defaultBets
  const after = cursorBetId(query)
  const matching = sortedBets(board).filter((bet) => (after === null || bet.id > after) && matches(bet, query))
  const page = matching.slice(0, limit)
  const last = page.at(-1)
  return {
    bets: page.map((bet) => presentBet(bet, gamesOf(board).get(bet.gameId), board.source)),
    nextCursor: last && matching.length > limit ? betCursor(last.id, query) : null,
    provenance: provenanceOf(board),
  }
}

/** By id. */
const sortedBets = cachedBy((board: Board): readonly EvaluatedBet[] =>
  board.games.flatMap((game) => betsOnGame(game, board)).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
)

const gamesOf = cachedBy(
  (board: Board): ReadonlyMap<string, BoardGame> => new Map(board.games.map((onBoard) => [onBoard.game.id, onBoard])),
)

const matches = (bet: EvaluatedBet, { game, league, market, minEv, state }: BetQuery): boolean =>
  (game === undefined || bet.gameId === game) &&
  (league === undefined || bet.league === league) &&
  (market === undefined || bet.market.kind === market) &&
  (state === undefined || bet.state === state) &&
  (minEv === undefined || (bet.expectedValue !== null && bet.expectedValue >= minEv))

function presentBet(bet: EvaluatedBet, onBoard: BoardGame | undefined, source: string): Bet {
  const { market, selection, published } = bet
  return {
    id: bet.id,
    gameId: bet.gameId,
    league: bet.league,
    market: market.kind,
    period: market.period,
    selection,
    line: ownLine(market, selection),
    team: market.team,
    player: market.player,
    stat: market.stat,
    state: bet.state,
    fairProbability: bet.fairProbability === null ? null : fractionOf(bet.fairProbability, bet.state === 'ended'),
    pushProbability: round(bet.pushProbability, 6),
    carriedOverFrom: ownLine({ ...market, line: bet.carriedOverFrom }, selection),
    price: bet.price,
    book: bet.book === null ? null : bookShown(source, bet.book),
    quotedAt: bet.quotedAt === null ? null : isoOf(bet.quotedAt),
    expectedValue: bet.expectedValue === null ? null : round(bet.expectedValue, 6),
    confidence: shownConfidence(bet.confidence),
    confidenceAssumed: bet.confidenceAssumed,
    grade: bet.grade,
    risk: bet.risk,
    rankScore: bet.rankScore === null ? null : round(bet.rankScore, 2),
    recommendation: bet.recommendation,
    reasons: [
      ...(isPriced(bet) ? [valueText(bet)] : []),
      ...(onBoard ? againstText({ bet, onBoard }) : []),
      ...[betPassInWords(bet)].filter((reason) => reason !== null),
    ],
    published: published && {
      price: published.price,
      book: bookShown(source, published.book),
      at: isoOf(published.at),
      expectedValue: round(published.expectedValue, 6),
      confidence: shownConfidence(published.confidence),
    },
  }
}
