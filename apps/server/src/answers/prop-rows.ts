import {
  type Board,
  type BoardGame,
  type EvaluatedBet,
  isPriced,
  isRecommended,
  isUpcoming,
  type JudgedProp,
  learnedConfidence,
  looksMisprinted,
  type PricedBet,
} from '@fairline/engine'
import { betFieldsOf, inPercent, isStrong, round } from './bet-rows.ts'
import { cachedBy } from './cached-by.ts'
import { cachedPerGame } from './cached-per-game.ts'
import { keptWhileSame } from './kept-while-same.ts'
import { locksInProfit } from './locks-in-profit.ts'
import { americanOf } from './wire.ts'
import { matchupOf } from './words.ts'

/** A line and side of a player's stat, with what every answer says of them. */
export interface PropRow {
  readonly onBoard: BoardGame
  readonly prop: JudgedProp
  readonly bet: PricedBet
  /** Whether the last ten games went the recommended way, newest last. */
  readonly went: readonly boolean[]
  /** Share of the player's last 30 games in which this side of the line hit, in percent; null if fewer are known. */
  readonly successRate: number | null
  readonly fields: ReturnType<typeof fieldsOf>
}

const isSame = (one: BoardGame, other: BoardGame) =>
  one.props === other.props && one.game === other.game && one.news === other.news && one.weather === other.weather

/** Games of a rate, and of a player's latest form. */
const MIN_RATED_GAMES = 30
const SHOWN = 5

/** Props of all games to come, best first: by expected value, then confidence. */
export const propRowsOf = cachedBy((board: Board): readonly PropRow[] =>
  sortedRows(board.games.filter((game) => isUpcoming(game, board)).map((onBoard) => rowsOfGame(onBoard, board))),
)

/** Rows of several games, the best first; the same list as before if no game's rows changed. */
const sortedRows = keptWhileSame((games: readonly (readonly PropRow[])[]): readonly PropRow[] =>
  games.flat().sort(byValue),
)

/** A price that looks like a mistake heads no list, and neither does a probability carried over from another line. */
const worthOf = ({ bet }: PropRow) => (isDoubtful(bet) ? -1 : bet.expectedValue)

const byValue = (a: PropRow, b: PropRow) =>
  worthOf(b) - worthOf(a) ||
  (learnedConfidence(b.bet) ?? 0) - (learnedConfidence(a.bet) ?? 0) ||
  (a.fields.id < b.fields.id ? -1 : 1)

/** A recommended bet stands for its player and stat before all others; a probable mistake or a probability carried over, after. */
const tierOf = (bet: PricedBet): number => (isRecommended(bet) ? 2 : isDoubtful(bet) ? 0 : 1)

const isDoubtful = ({ expectedValue, carriedOverFrom }: PricedBet): boolean =>
  looksMisprinted(expectedValue) || carriedOverFrom !== null

const isBetter = (bet: PricedBet, than: PricedBet | undefined): boolean =>
  than === undefined || (tierOf(bet) - tierOf(than) || bet.expectedValue - than.expectedValue) > 0

const pricedProp = (bet: EvaluatedBet | null): PricedBet[] => (bet && isPriced(bet) ? [bet] : [])

/** The rows of one game, the best first. */
export const propRowsOfGame = (onBoard: BoardGame, board: Board): readonly PropRow[] =>
  rowsOfGame(onBoard, board).toSorted(byValue)

/**
 * Of each player and stat the line and side worth most, and every other one that is recommended. They stay while neither the props nor
 * anything else they show changes.
 */
const rowsOfGame = cachedPerGame((onBoard, { source }): readonly PropRow[] => {
  const best = new Map<string, { prop: JudgedProp; bet: PricedBet }>()
  for (const prop of onBoard.props) {
    const key = `${prop.player}|${prop.stat}`
    for (const bet of [prop.over, prop.under].flatMap(pricedProp))
      if (isBetter(bet, best.get(key)?.bet)) best.set(key, { prop, bet })
  }
  const others = onBoard.props.flatMap((prop) =>
    [prop.over, prop.under].flatMap(pricedProp).flatMap((bet) => {
      const isBest = best.get(`${prop.player}|${prop.stat}`)?.bet === bet
      return isRecommended(bet) && !isBest ? [{ prop, bet }] : []
    }),
  )
  return [...best.values(), ...others].map(({ prop, bet }): PropRow => {
    const went = prop.last.map((count) => (bet.selection === 'over' ? count > prop.line : count < prop.line))
    const { games } = prop.record
    const successRate = games < MIN_RATED_GAMES ? null : round((100 * prop.record[overOrUnder(bet)]) / games, 1)
    return { onBoard, prop, bet, went, successRate, fields: fieldsOf(onBoard, prop, bet, source) }
  })
}, isSame)

const overOrUnder = ({ selection }: EvaluatedBet) => (selection === 'over' ? 'over' : 'under')

/** The one recommendation of a bet in the words of the document. */
export function recommendationOf(bet: PricedBet) {
  if (bet.recommendation === 'pass') return 'PASS' as const
  if (bet.recommendation === 'lean') return 'LEAN' as const
  return isStrong(bet) ? ('STRONG BET' as const) : ('BET' as const)
}

/** `Total bases`, `Points + rebounds + assists`. */
export function statInWords(stat: string): string {
  const words = stat.replaceAll('_', ' ').replaceAll('+', ' + ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const american = (bet: EvaluatedBet | null) => (bet?.price ? americanOf(bet.price) : null)

function fieldsOf(onBoard: BoardGame, prop: JudgedProp, bet: PricedBet, source: string) {
  const { game } = onBoard
  const { player, stat, line, side } = prop
  const [team, opponent] = side === 'home' ? [game.home, game.away] : [game.away, game.home]
  const { marketType: _, published: __, ...shared } = betFieldsOf(onBoard, bet, source)
  return {
    ...shared,
    playerName: player,
    team: side === null ? null : team.name,
    opponent: side === null ? null : opponent.name,
    matchup: matchupOf(game),
    propType: statInWords(stat),
    line,
    side: bet.selection === 'over' ? ('Over' as const) : ('Under' as const),
    overOdds: american(prop.over),
    underOdds: american(prop.under),
    carriedOverFrom: bet.carriedOverFrom,
    expectedValue: inPercent(bet.expectedValue),
    recommendation: recommendationOf(bet),
  }
}

/** Last games in a row that went the recommended way. */
export function streakOf({ went }: PropRow): number {
  const against = went.lastIndexOf(false)
  return went.length - 1 - against
}

/** The last five games. */
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

/** Whether the best prices of both sides lock in a profit. */
export const isArbitrage = ({ over, under }: JudgedProp): boolean => locksInProfit([over, under])
