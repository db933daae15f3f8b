import { settleLine } from './settle-line.ts'
import type { DecidedSettlement } from './settlement.ts'

/** A bet on one selection of a market, as far as settling it needs to know. */
export interface SelectionBet {
  readonly market: {
    /** `moneyline`: two-way, a draw pushes. `three-way`: the draw is a selection of its own. */
    readonly kind: 'moneyline' | 'three-way' | 'spread' | 'total' | 'team-total' | 'player-prop'
    /** Multiple of 0.25. Spread: the home side's handicap; totals and props: the number to go over. Else null. */
    readonly line: number | null
    /** Team totals: whose. Else null. */
    readonly team: 'home' | 'away' | null
  }
  readonly selection: 'home' | 'draw' | 'away' | 'over' | 'under'
}

/** Who won a game. */
type Winner = 'home' | 'draw' | 'away'

/** The result of what a market is on: a game, or the period the market covers. Null or absent means unknown. */
export interface FinalScore {
  /** Who won by the rules of the league, which may be more than the scores show; by default who scored more. */
  readonly winner?: Winner | null
  /** Whole numbers. */
  readonly home?: number | null
  readonly away?: number | null
  /** Player props: what the player did, a whole number. */
  readonly count?: number | null
}

/**
 * Settles a bet on any selection of any market. Returns no result rather than a zero profit if the score is unknown.
 *
 * @param bet    market and selection backed; the line is a multiple of 0.25 and may be whole (pushes), half or quarter
 *               (half of the stake on each neighboring line)
 * @param score  the result of the period that the market is on
 * @returns how the bet ended, or null if the score it depends on is unknown
 * @throws {RangeError} if the market has no such selection, lacks its line or team, the line is not a multiple of 0.25,
 *                      or a score is not a whole number
 * @source bookmakers' common rules, as Pinnacle publishes them; `settle-selection.test.ts` holds published examples
 * @example settleSelection({ market: { kind: 'spread', line: -1.5, team: null }, selection: 'away' }, { home: 5, away: 4 }) // => { kind: 'win' }
 * @example settleSelection({ market: { kind: 'total', line: 2.25, team: null }, selection: 'over' }, { home: 1, away: 1 }) // => { kind: 'half-lose' }
 * @example settleSelection({ market: { kind: 'moneyline', line: null, team: null }, selection: 'home' }, { home: 2, away: 2 }) // => { kind: 'push' }
 * @example settleSelection({ market: { kind: 'total', line: 2.5, team: null }, selection: 'over' }, { winner: 'home' }) // => null
 */
export function settleSelection({ market, selection }: SelectionBet, score: FinalScore): DecidedSettlement | null {
  const { kind, line } = market
  if (kind === 'moneyline' || kind === 'three-way') return settleWinner(kind, selection, score)
  const [first, second] = kind === 'spread' ? ['home', 'away'] : ['over', 'under']
  if (selection !== first && selection !== second) throw noSuchSelection(kind, selection)
  if (line === null) throw new RangeError(`a ${kind} needs a line, got none`)
  const amount = decidingAmount(market, score)
  if (amount === null) return null
  // A handicap is added to the margin; a total has to pass its line.
  const handicap = kind === 'spread' ? line : -line
  return selection === first ? settleLine(amount, handicap) : settleLine(-amount, -handicap)
}

function settleWinner(
  kind: 'moneyline' | 'three-way',
  selection: SelectionBet['selection'],
  score: FinalScore,
): DecidedSettlement | null {
  const isOnTotal = selection === 'over' || selection === 'under'
  if (isOnTotal || (kind === 'moneyline' && selection === 'draw')) throw noSuchSelection(kind, selection)
  const winner = winnerOf(score)
  if (winner === null) return null
  if (kind === 'moneyline' && winner === 'draw') return { kind: 'push' }
  return { kind: selection === winner ? 'win' : 'lose' }
}

function winnerOf({ winner = null, home = null, away = null }: FinalScore): Winner | null {
  if (winner !== null || home === null || away === null) return winner
  return home > away ? 'home' : home < away ? 'away' : 'draw'
}

/** The number a line is compared with: the home margin, a total or a count; null if it is unknown. */
function decidingAmount(
  { kind, team }: SelectionBet['market'],
  { home = null, away = null, count = null }: FinalScore,
): number | null {
  if (kind === 'player-prop') return count
  if (kind === 'team-total') {
    if (team === null) throw new RangeError('a team total needs a team, got none')
    return team === 'home' ? home : away
  }
  if (home === null || away === null) return null
  return kind === 'spread' ? home - away : home + away
}

const noSuchSelection = (kind: string, selection: string): RangeError =>
  new RangeError(`a ${kind} has no selection ${selection}`)
