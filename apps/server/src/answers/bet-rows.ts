import { leagues } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, type GameMove, isPick, type JudgedBet } from '@fairline/engine'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { matchupOf, selectionInWords } from './words.ts'

/** A bet on a game to come, with what many answers say of it. */
export interface BetRow {
  readonly onBoard: BoardGame
  readonly bet: JudgedBet
  /** How its market moved since it opened; null where fewer than two books quote. */
  readonly move: GameMove | null
  /** By how much in log-odds, towards this bet above 0; null likewise. */
  readonly towards: number | null
  readonly isPick: boolean
  readonly fields: ReturnType<typeof fieldsOf>
}

const kept = new WeakMap<BoardGame, readonly BetRow[]>()

/** All bets on games to come; a game that did not change keeps its rows. */
export function betRowsOf(board: Board): readonly BetRow[] {
  return board.games
    .filter(({ game, result }) => result === null && (game.startsAt === null || game.startsAt > board.asOf))
    .flatMap((onBoard) => rowsOf(onBoard, board.source))
}

/** All bets on one game as they stood before it began. */
export function rowsOf(onBoard: BoardGame, source: string): readonly BetRow[] {
  const known = kept.get(onBoard)
  if (known) return known
  const picks = decisionsOf(onBoard).filter(isPick)
  const rows = onBoard.bets.map((bet): BetRow => {
    const move = onBoard.moves.find(({ kind }) => kind === bet.market.kind) ?? null
    const picked = picks.some(
      ({ market, selection }) =>
        market.kind === bet.market.kind && market.line === bet.market.line && selection === bet.selection,
    )
    const towards = move && signOf(bet) * move.move
    return { onBoard, bet, move, towards, isPick: picked, fields: fieldsOf(onBoard, bet, picked, source) }
  })
  kept.set(onBoard, rows)
  return rows
}

/** Moves are counted towards a market's first selection; of a draw nothing is said. */
const signOf = ({ selection }: JudgedBet) =>
  selection === 'home' || selection === 'over' ? 1 : selection === 'draw' ? 0 : -1

/** Above this a price is a mistake, not a bargain. */
export const MISPRINT = 0.1
/** Bets worth their price; above a tenth of the stake a price is a mistake, not a bargain. */
export const isBargain = ({ expectedValue }: Pick<JudgedBet, 'expectedValue'>): boolean =>
  expectedValue > 0 && expectedValue <= MISPRINT
export const isWorthwhile = ({ bet }: Pick<BetRow, 'bet'>): boolean => isBargain(bet)

/** A market that moved towards a bet by this much in log-odds, half a point of an even chance, is trending. */
export const TRENDING = 0.02

/** The documents' score of a bet; an unknown confidence counts as none. */
export const rankScoreOf = ({ bet }: Pick<BetRow, 'bet'>): number =>
  round((bet.confidence ?? 0) * 0.4 + bet.expectedValue * 100 * 0.3 + bet.chance * 100 * 0.3, 2)

export const byRank = (a: BetRow, b: BetRow): number =>
  rankScoreOf(b) - rankScoreOf(a) || (a.fields.id < b.fields.id ? -1 : 1)

export const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
/** Of a fraction, in percent. */
export const inPercent = (fraction: number): number => round(fraction * 100, 2)

/** Mean of what is known; null where nothing is. */
export function meanConfidence(rows: readonly BetRow[]): number | null {
  const known = rows.flatMap(({ bet }) => bet.confidence ?? [])
  return known.length === 0 ? null : round(known.reduce((sum, one) => sum + one, 0) / known.length, 2)
}

/** By the bet's chance to win: a long shot is never called safe. */
export const riskOf = ({ bet }: BetRow): 'low' | 'medium' | 'high' =>
  bet.chance >= 0.6 ? 'low' : bet.chance >= 0.45 ? 'medium' : 'high'

/** The American price at which a bet's value ends; null where it has none. */
export const goodDownTo = ({ expectedValue, chance }: Pick<JudgedBet, 'expectedValue' | 'chance'>): number | null =>
  expectedValue > 0 ? americanOf(1 / chance) : null

const betTypes = { baseball: 'Run line', hockey: 'Puck line' } as const

function fieldsOf({ game }: BoardGame, bet: JudgedBet, isPicked: boolean, source: string) {
  const { market, selection } = bet
  const { sport, name } = leagues[game.league]
  const spread = sport === 'baseball' || sport === 'hockey' ? betTypes[sport] : 'Spread'
  const kinds: Readonly<Record<string, string>> = {
    moneyline: 'Moneyline',
    'three-way': 'Three-way',
    spread,
    total: 'Total',
  }
  const line = market.line !== null && market.kind === 'spread' && selection === 'away' ? -market.line + 0 : market.line
  return {
    id: `${game.id}|${market.kind}|${market.line ?? ''}|${selection}`,
    gameId: game.id,
    league: name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
    betType: kinds[market.kind] ?? market.kind,
    marketType: market.kind,
    pick: selectionInWords(game, bet),
    line,
    odds: americanOf(bet.price),
    bookmaker: bookShown(source, bet.book),
    confidence: bet.confidence === null ? null : round(bet.confidence, 1),
    winProbability: percentOf(bet.chance),
    valueGrade: bet.grade,
    quotedAt: isoOf(bet.quotedAt),
    goodDownTo: goodDownTo(bet),
    isPick: isPicked,
  }
}

/** Moves are told by a market's first selection. */
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
