import { HIGH_CONFIDENCE } from '@fairline/contract'
import { type Game, leagues, type Market } from '@fairline/domain'
import {
  type Board,
  type BoardGame,
  bestOfEachGame,
  type EvaluatedBet,
  type GameMove,
  isMainBet,
  isPriced,
  isRecommended,
  isSharpBook,
  isUpcoming,
  learnedConfidence,
  looksMisprinted,
  missReason,
  ownLine,
  type PricedBet,
  shownConfidence,
} from '@fairline/engine'
import { cachedPerGame } from './cached-per-game.ts'
import { publishedShown } from './published-shown.ts'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { matchupOf, selectionInWords } from './words.ts'

/** A priced bet with what many responses say of it. */
export interface BetRow {
  readonly onBoard: BoardGame
  readonly bet: PricedBet
  /** How its market moved since it opened; null if fewer than two books quote it, for a draw, and in play. */
  readonly move: GameMove | null
  /** By how much in log-odds, towards this bet above 0; null likewise. */
  readonly towards: number | null
  readonly isPick: boolean
  readonly fields: ReturnType<typeof fieldsOf>
}

/** All bets on winner, main spread and main total of upcoming games; a game that did not change keeps its rows. */
export const betRowsOf = (board: Board): readonly BetRow[] =>
  board.games.filter((game) => isUpcoming(game, board)).flatMap((onBoard) => rowsOf(onBoard, board))

/** The same bets of one game as they are now: in play at in-play prices, none once it is over. */
export const rowsOf = cachedPerGame((onBoard, { source }): readonly BetRow[] =>
  onBoard.bets.filter(isPriced).flatMap((bet) => (isMainBet(bet) ? [rowOf(onBoard, bet, source)] : [])),
)

/** Bets on winner, spread and total that books price while games are on. */
export const liveRowsOf = (board: Board): BetRow[] =>
  board.games.flatMap((game) => rowsOf(game, board)).filter(({ bet }) => bet.state === 'live')

/** Games that are on with a recommended bet on winner, spread or total. */
export const countInPlay = (board: Board): number => bestOfEachGame(liveRowsOf(board)).length

export function rowOf(onBoard: BoardGame, bet: PricedBet, source: string): BetRow {
  const isFullGame = bet.market.period === 'full'
  // Moves are measured before the start, for the first side against the last: how the draw moved is not known.
  const isMeasured = isFullGame && bet.selection !== 'draw' && bet.state !== 'live'
  const move = isMeasured ? (onBoard.moves.find(({ kind }) => kind === bet.market.kind) ?? null) : null
  return {
    onBoard,
    bet,
    move,
    towards: move && signOf(bet) * move.move,
    isPick: bet.published !== null,
    fields: fieldsOf(onBoard, bet, source),
  }
}

/** Moves are counted towards a market's first selection; a draw has no direction. */
const signOf = ({ selection }: EvaluatedBet) =>
  selection === 'home' || selection === 'over' ? 1 : selection === 'draw' ? 0 : -1

/** Whether a bet is worth making now. */
export const isWorthwhile = ({ bet }: { readonly bet: EvaluatedBet }): boolean => isRecommended(bet)

/** Whether a bet is recommended and its confidence, as it is shown and never an assumed one, reaches a list's own bar in percent. */
export const clearsBar = ({ bet }: { readonly bet: EvaluatedBet }, minConfidence: number): boolean =>
  isRecommended(bet) && missReason(bet, minConfidence) === null

/** Whether the documents call a bet a strong one: its confidence, as it is shown and never an assumed one, is high. */
export const isStrong = (bet: EvaluatedBet): boolean =>
  (shownConfidence(learnedConfidence(bet)) ?? 0) >= HIGH_CONFIDENCE

/** Bets whose confidence, as it is shown, is at least this many percent; assumed ones never count. */
export const countConfident = (rows: readonly { readonly bet: EvaluatedBet }[], minConfidence: number): number =>
  rows.filter(({ bet }) => (shownConfidence(learnedConfidence(bet)) ?? 0) >= minConfidence).length

/** A market that moved towards a bet by this much in log-odds, half a point of an even probability, is trending. */
export const TRENDING = 0.02

/** The documents' score of a bet; null if its confidence is not known or its price looks misprinted. */
export const rankScoreOf = ({ bet }: Pick<BetRow, 'bet'>): number | null =>
  bet.rankScore === null ? null : round(bet.rankScore, 2)

/** Highest score first, then those without one by EV, and last what looks misprinted. */
export const byRank = (a: BetRow, b: BetRow): number =>
  Number(looksMisprinted(a.bet.expectedValue)) - Number(looksMisprinted(b.bet.expectedValue)) ||
  (b.bet.rankScore ?? Number.NEGATIVE_INFINITY) - (a.bet.rankScore ?? Number.NEGATIVE_INFINITY) ||
  b.bet.expectedValue - a.bet.expectedValue ||
  (a.fields.id < b.fields.id ? -1 : 1)

export const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
/** Of a fraction, in percent. */
export const inPercent = (fraction: number): number => round(fraction * 100, 2)

/** EV at the sharp book's vig-free price, percent; null if that book does not quote the line, or if the price is its own, margin and all. */
export const sharpValueOf = ({ sharpExpectedValue, book }: PricedBet): number | null =>
  sharpExpectedValue === null || isSharpBook(book) ? null : inPercent(sharpExpectedValue)

/** Mean of the confidences that are known, as they are shown, in percent to a tenth; null where none is. */
export function meanConfidence(rows: readonly { readonly bet: EvaluatedBet }[]): number | null {
  const known = knownConfidences(rows)
  return known.length === 0 ? null : round(known.reduce((sum, one) => sum + one, 0) / known.length, 1)
}

/** How many bets have a known confidence: what their mean is of. */
export const countRated = (rows: readonly { readonly bet: EvaluatedBet }[]): number => knownConfidences(rows).length

const knownConfidences = (rows: readonly { readonly bet: EvaluatedBet }[]): readonly number[] =>
  rows.flatMap(({ bet }) => shownConfidence(learnedConfidence(bet)) ?? [])

/** The American price down to which a bet stays recommended, never above its own; null if it is not. */
export const goodDownTo = (bet: PricedBet): number | null =>
  isRecommended(bet) && bet.playableTo !== null ? Math.min(bet.playableTo, americanOf(bet.price)) : null

const spreadTypes = { baseball: 'Run line', hockey: 'Puck line' } as const

/** `Moneyline`, `Three-way`, `Run line`, `Puck line`, `Spread` or `Total`. */
export function betTypeOf({ league }: Game, { kind }: Market): string {
  const { sport } = leagues[league]
  const spread = sport === 'baseball' || sport === 'hockey' ? spreadTypes[sport] : 'Spread'
  const types: Readonly<Record<string, string>> = {
    moneyline: 'Moneyline',
    'three-way': 'Three-way',
    spread,
    total: 'Total',
  }
  return types[kind] ?? kind
}

/** What every row of a bet says, in any list; its words, and EV in a list's own unit, stand next to it. */
export function betFieldsOf({ game }: BoardGame, bet: PricedBet, source: string) {
  const { market, selection } = bet
  return {
    id: bet.id,
    gameId: game.id,
    league: leagues[game.league].name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
    marketType: market.kind,
    line: ownLine(market, selection),
    odds: americanOf(bet.price),
    bookmaker: bookShown(source, bet.book),
    confidence: shownConfidence(bet.confidence),
    confidenceAssumed: bet.confidenceAssumed,
    winProbability: percentOf(bet.fairProbability),
    valueGrade: bet.grade,
    quotedAt: isoOf(bet.quotedAt),
    goodDownTo: goodDownTo(bet),
    recommendation: bet.recommendation,
    published: publishedShown(bet, source),
  }
}

/** Whether a bet was published, and whether that is in the ledger by now. */
export function publicationOf({ unrecorded }: BoardGame, { published, market }: PricedBet) {
  const isPick = published !== null
  return { isPick, isRecorded: isPick ? !unrecorded.includes(market.kind) : null }
}

const fieldsOf = (onBoard: BoardGame, bet: PricedBet, source: string) => ({
  ...betFieldsOf(onBoard, bet, source),
  ...publicationOf(onBoard, bet),
  betType: betTypeOf(onBoard.game, bet.market),
  pick: selectionInWords(onBoard.game, bet),
})

/** Moves are given by a market's first selection. */
export const isFirst = ({ bet: { selection } }: Pick<BetRow, 'bet'>): boolean =>
  selection === 'home' || selection === 'over'

/** Books that moved towards the bet since they opened, and away from it. */
export const booksFor = (row: BetRow): number => (isFirst(row) ? row.move?.towards : row.move?.away) ?? 0
export const booksAgainst = (row: BetRow): number => (isFirst(row) ? row.move?.away : row.move?.towards) ?? 0

/** `Over`, `Under`, `Draw`, or the backed side. */
export function sideOf({ onBoard: { game }, bet: { selection } }: BetRow): string {
  if (selection === 'home') return game.home.name
  if (selection === 'away') return game.away.name
  return selection.charAt(0).toUpperCase() + selection.slice(1)
}

export const gameOf = ({ onBoard }: BetRow): string => matchupOf(onBoard.game)
