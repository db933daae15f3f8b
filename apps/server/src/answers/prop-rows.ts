import { leagues, pacificDay } from '@fairline/domain'
import type { Board, BoardGame, JudgedProp, PropBetOffer } from '@fairline/engine'
import { goodDownTo, inPercent, isBargain, MISPRINT, round } from './bet-rows.ts'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { matchupOf } from './words.ts'

/** The line and side of a player's stat that are worth most, with what every answer says of them. */
export interface PropRow {
  readonly onBoard: BoardGame
  readonly prop: JudgedProp
  readonly bet: PropBetOffer
  /** Whether his games went the recommended way, newest last. */
  readonly went: readonly boolean[]
  /** Of his last ten, in percent; null where fewer are known. */
  readonly successRate: number | null
  readonly fields: ReturnType<typeof fieldsOf>
}

/** Rows by the props they show: they stay while neither those nor anything else of them changes. */
const kept = new WeakMap<BoardGame['props'], { readonly onBoard: BoardGame; readonly rows: readonly PropRow[] }>()

const isSame = (one: BoardGame, other: BoardGame) =>
  one.game === other.game && one.news === other.news && one.weather === other.weather
const ranked = new WeakMap<Board, readonly PropRow[]>()
/** The rows that were ranked last, game by game: nothing is sorted again while they are the same. */
let last: { readonly parts: readonly (readonly PropRow[])[]; readonly rows: readonly PropRow[] } = {
  parts: [],
  rows: [],
}

/** From which confidence a bet worth its price is called so. */
const [STRONG, BET, LEAN] = [80, 75, 50]
/** A rate is told of so many games, and a player's latest form of so many. */
const [RATED, SHOWN] = [10, 5]

/** Props of the next Pacific day that has games to come, best first: by expected value, then confidence. */
export function propRowsOf(board: Board): readonly PropRow[] {
  const known = ranked.get(board)
  if (known) return known
  const toCome = board.games.filter((game) => game.props.length > 0 && isToCome(game, board))
  const days = toCome.map(({ game }) => dayOf(game))
  const first = days.reduce((least, day) => (day < least ? day : least), days[0] ?? '')
  const parts = toCome.filter(({ game }) => dayOf(game) === first).map((onBoard) => rowsOfGame(onBoard, board.source))
  const same = parts.length === last.parts.length && parts.every((part, i) => part === last.parts[i])
  if (!same) last = { parts, rows: parts.flat().sort(byValue) }
  ranked.set(board, last.rows)
  return last.rows
}

export const isToCome = ({ game, result }: BoardGame, { asOf }: Board): boolean =>
  result === null && (game.startsAt === null || game.startsAt > asOf)

const dayOf = ({ startsAt, day }: BoardGame['game']) => (startsAt === null ? day : pacificDay(startsAt))

/** Above a tenth of the stake a price is a mistake, not a bargain: it heads no list. */
const worthOf = ({ bet }: PropRow) => (bet.expectedValue > MISPRINT ? -1 : bet.expectedValue)

const byValue = (a: PropRow, b: PropRow) =>
  worthOf(b) - worthOf(a) || (b.bet.confidence ?? 0) - (a.bet.confidence ?? 0) || (a.fields.id < b.fields.id ? -1 : 1)

/** The rows of one game, the best first. */
export const propRowsOfGame = (onBoard: BoardGame, source: string): readonly PropRow[] =>
  rowsOfGame(onBoard, source).toSorted(byValue)

function rowsOfGame(onBoard: BoardGame, source: string): readonly PropRow[] {
  const known = kept.get(onBoard.props)
  if (known && isSame(known.onBoard, onBoard)) return known.rows
  const best = new Map<string, { prop: JudgedProp; bet: PropBetOffer }>()
  for (const prop of onBoard.props) {
    const key = `${prop.player}|${prop.stat}`
    for (const bet of [prop.over, prop.under])
      if (bet && bet.expectedValue > (best.get(key)?.bet.expectedValue ?? Number.NEGATIVE_INFINITY))
        best.set(key, { prop, bet })
  }
  const rows = [...best.values()].map(({ prop, bet }): PropRow => {
    const went = prop.last.map((count) => (bet.selection === 'over' ? count > prop.line : count < prop.line))
    const share = went.filter((yes) => yes).length / went.length
    const successRate = went.length < RATED ? null : round(100 * share, 1)
    return { onBoard, prop, bet, went, successRate, fields: fieldsOf(onBoard, prop, bet, source) }
  })
  kept.set(onBoard.props, { onBoard, rows })
  return rows
}

/** What a bet is called: nothing that is not worth its price is recommended. */
export function recommendationOf(bet: Pick<PropBetOffer, 'expectedValue' | 'confidence'>) {
  const sure = bet.confidence ?? 0
  if (!isBargain(bet) || sure < LEAN) return 'PASS' as const
  if (sure >= STRONG) return 'STRONG BET' as const
  return sure >= BET ? ('BET' as const) : ('LEAN' as const)
}

/** `Total bases`, `Points + rebounds + assists`. */
export function statInWords(stat: string): string {
  const words = stat.replaceAll('_', ' ').replaceAll('+', ' + ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const american = (offer: PropBetOffer | null) => (offer ? americanOf(offer.price) : null)

function fieldsOf({ game }: BoardGame, prop: JudgedProp, bet: PropBetOffer, source: string) {
  const { player, stat, line, side } = prop
  const [team, opponent] = side === 'home' ? [game.home, game.away] : [game.away, game.home]
  return {
    id: `${game.id}|player-prop|${player}|${stat}|${line}|${bet.selection}`,
    gameId: game.id,
    playerName: player,
    team: side === null ? null : team.name,
    opponent: side === null ? null : opponent.name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    matchup: matchupOf(game),
    league: leagues[game.league].name,
    gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
    propType: statInWords(stat),
    line,
    side: bet.selection === 'over' ? ('Over' as const) : ('Under' as const),
    odds: americanOf(bet.price),
    overOdds: american(prop.over),
    underOdds: american(prop.under),
    bookmaker: bookShown(source, bet.book),
    confidence: bet.confidence === null ? null : round(bet.confidence, 1),
    confidenceAssumed: bet.confidence !== null,
    winProbability: percentOf(bet.chance),
    expectedValue: inPercent(bet.expectedValue),
    valueGrade: bet.grade,
    quotedAt: isoOf(bet.quotedAt),
    goodDownTo: goodDownTo(bet),
    recommendation: recommendationOf(bet),
  }
}

/** Last games in a row that went the recommended way. */
export function streakOf({ went }: PropRow): number {
  const against = went.lastIndexOf(false)
  return went.length - 1 - against
}

/** His last five games. */
export const lastFive = ({ went }: PropRow): readonly boolean[] => went.slice(-SHOWN)

/** Where the books moved since they opened; strong where three or more did and none the other way. */
export function sharpOf({ move }: JudgedProp): {
  direction: 'over' | 'under' | null
  strength: 'strong' | 'weak' | null
} {
  if (!move || move.towards === move.away) return { direction: null, strength: null }
  const over = move.towards > move.away
  const [most, least] = over ? [move.towards, move.away] : [move.away, move.towards]
  return { direction: over ? 'over' : 'under', strength: most >= 3 && least === 0 ? 'strong' : 'weak' }
}

/** Whether both sides of the line together pay more than they cost. */
export const isArbitrage = ({ over, under }: JudgedProp): boolean =>
  over !== null && under !== null && 1 / over.price + 1 / under.price < 1
