import { type Bet, type BetQuery, defaultBets, type ListBets } from '@fairline/contract'
import { type Board, betsOnGame, type EvaluatedBet, isPriced, ownLine } from '@fairline/engine'
import { round } from '../answers/bet-rows.ts'
import { cachedBy } from '../answers/cached-by.ts'
import { valueText } from '../answers/reasons.ts'
import { bookShown, isoOf, provenanceOf } from '../answers/wire.ts'
import { passInWords } from '../answers/words.ts'

/** Lists the evaluated bets that match, from the cursor on. */
export function presentBets(board: Board, query: BetQuery = {}): ListBets {
  const limit = query.limit ?? defaultBets
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const matching = sortedBets(board).filter((bet) => matches(bet, query) && (after === null || compare(bet, after) > 0))
  const page = matching.slice(0, limit)
  const last = page.at(-1)
  return {
    bets: page.map((bet) => presentBet(bet, board.source)),
    nextCursor: last && matching.length > limit ? `${last.expectedValue ?? NO_VALUE}~${last.id}` : null,
    provenance: provenanceOf(board),
  }
}

/** Highest expected value first, bets without one last. */
const sortedBets = cachedBy((board: Board): readonly EvaluatedBet[] =>
  board.games.flatMap((game) => betsOnGame(game, board)).sort(compare),
)

/** Stands in a cursor for the expected value of a bet without one. */
const NO_VALUE = 'none'

type Position = Pick<EvaluatedBet, 'id' | 'expectedValue'>

const sortValue = ({ expectedValue }: Position): number => expectedValue ?? Number.NEGATIVE_INFINITY

function compare(a: Position, b: Position): number {
  const [first, second] = [sortValue(a), sortValue(b)]
  if (first !== second) return first > second ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** A cursor that is not ours starts from the beginning: it can come from another version. */
function readCursor(cursor: string): Position | null {
  const [value = '', ...id] = cursor.split('~')
  const expectedValue = value === NO_VALUE ? null : Number(value)
  return id.length === 0 || Number.isNaN(expectedValue) ? null : { id: id.join('~'), expectedValue }
}

const matches = (bet: EvaluatedBet, { game, league, market, minEv, state }: BetQuery): boolean =>
  (game === undefined || bet.gameId === game) &&
  (league === undefined || bet.league === league) &&
  (market === undefined || bet.market.kind === market) &&
  (state === undefined || bet.state === state) &&
  (minEv === undefined || (bet.expectedValue !== null && bet.expectedValue >= minEv))

function presentBet(bet: EvaluatedBet, source: string): Bet {
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
    fairProbability: bet.fairProbability === null ? null : round(bet.fairProbability, 6),
    pushProbability: round(bet.pushProbability, 6),
    carriedOverFrom: ownLine({ ...market, line: bet.carriedOverFrom }, selection),
    price: bet.price,
    book: bet.book === null ? null : bookShown(source, bet.book),
    quotedAt: bet.quotedAt === null ? null : isoOf(bet.quotedAt),
    expectedValue: bet.expectedValue === null ? null : round(bet.expectedValue, 6),
    confidence: bet.confidence === null ? null : round(bet.confidence, 1),
    confidenceAssumed: bet.confidenceAssumed,
    grade: bet.grade,
    risk: bet.risk,
    rankScore: bet.rankScore === null ? null : round(bet.rankScore, 2),
    recommendation: bet.recommendation,
    reasons: [
      ...(isPriced(bet) ? [valueText(bet)] : []),
      ...(bet.passReason === null ? [] : [passInWords(bet.passReason)]),
    ],
    published: published && {
      price: published.price,
      book: bookShown(source, published.book),
      at: isoOf(published.at),
      expectedValue: round(published.expectedValue, 6),
      confidence: published.confidence === null ? null : round(published.confidence, 1),
    },
  }
}
