import {
  type Board,
  betId,
  isUpcoming,
  type PricedBet,
  type Proposed,
  type StrategyRecord,
  valueAt,
  worthwhileParlay,
} from '@fairline/engine'
import { type BetRow, byRank, gameOf, inPercent, isWorthwhile, round, rowsOf } from './bet-rows.ts'
import { cachedBy } from './cached-by.ts'

/** A proposal of a strategy on a bet that is on the board, with what we ourselves say of it. */
export interface ProposalRow {
  readonly row: BetRow
  readonly proposed: Proposed
}

/** By strategy, what it proposes on games to come of what can still be bet; best first. */
export const proposalsOf = cachedBy((board: Board): ReadonlyMap<string, readonly ProposalRow[]> => {
  const all = board.games
    .filter((game) => isUpcoming(game, board))
    .flatMap((game) => {
      const rows = new Map(rowsOf(game, board).map((row) => [row.bet.id, row]))
      return game.proposals.flatMap((proposed): ProposalRow[] => {
        const row = rows.get(betId(game.game.id, proposed.proposal.market, proposed.proposal.selection))
        return row ? [{ row, proposed }] : []
      })
    })
    .sort((a, b) => byRank(a.row, b.row))
  return Map.groupBy(all, ({ proposed }) => proposed.key)
})

/** The proposals with a positive EV at our fair probability, one for each game. */
export function worthwhileOf(rows: readonly ProposalRow[]): ProposalRow[] {
  const games = new Set<string>()
  return rows.filter(({ row }) => {
    if (!isWorthwhile(row) || games.has(row.fields.gameId)) return false
    games.add(row.fields.gameId)
    return true
  })
}

/** A bet as strategy answers show it. */
export const strategyPickOf = (row: BetRow) => ({
  id: row.fields.id,
  gameId: row.fields.gameId,
  league: row.fields.league,
  game: gameOf(row),
  gameTime: row.fields.gameTime,
  pick: row.fields.pick,
  odds: row.fields.odds,
  bookmaker: row.fields.bookmaker,
  quotedAt: row.fields.quotedAt,
  winProbability: row.fields.winProbability,
  expectedValue: inPercent(row.bet.expectedValue),
  confidence: row.fields.confidence,
  confidenceAssumed: row.fields.confidenceAssumed,
  recommendation: row.fields.recommendation,
})

/**
 * EV in percent at the one book that pays most for all bets, on different games, together; null if no book offers them all
 * or the parlay is not +EV.
 */
export function parlayValue(rows: readonly BetRow[]): number | null {
  const best = worthwhileParlay(rows.map(({ bet }) => bet))
  return best ? inPercent(best.expectedValue) : null
}

const riskWords = { low: 'conservative', medium: 'moderate', high: 'aggressive' } as const

/** By the lower probability to win of the two: a long shot is never called conservative. @param rows  at least one */
export function riskWordOf(rows: readonly BetRow[]): (typeof riskWords)[keyof typeof riskWords] {
  const riskiest = rows.toSorted((a, b) => a.bet.fairProbability - b.bet.fairProbability)[0]
  if (!riskiest) throw new RangeError('the risk of no bet was asked for')
  return riskWords[riskiest.bet.risk]
}

/** A strategy's reasons for a proposal, each with its number as it is now: proposals are minutes old. */
export function strategyReasonsOf({ proposal }: Proposed, bet: PricedBet): string[] {
  return proposal.reasons.flatMap((reason) => {
    const value = valueNow(reason, proposal.price, bet)
    return value === null ? [] : [reasonText({ ...reason, value })]
  })
}

type StrategyReason = Proposed['proposal']['reasons'][number]

/** The value of a reason at the best price of a bet now; null if that is not known. @param proposedAt  the price of the proposal */
function valueNow({ basis, value }: StrategyReason, proposedAt: number, bet: PricedBet): number | null {
  const { expectedValue, marketProbability, pushProbability, price } = bet
  if (basis === 'our-value') return expectedValue
  if (basis === 'market-value')
    return marketProbability === null ? null : valueAt(marketProbability, 1 - pushProbability, price)
  return basis === 'price' && price !== proposedAt ? null : value
}

function reasonText({ what, value, unit }: StrategyReason): string {
  const sign = value < 0 ? '−' : '+'
  const size = Math.abs(value)
  if (unit === 'share') return `${what}: ${sign}${(100 * size).toFixed(1)}%`
  const shown = Number.isInteger(size) ? String(size) : size.toFixed(2)
  if (unit === 'points' || unit === 'units') return `${what}: ${sign}${shown}`
  return `${what}: ${shown} ${size === 1 ? unit.slice(0, -1) : unit}`
}

/** What a record is shown as: nothing of fewer than thirty. */
export function basisOf({ idea, standing, won, proposals, recent }: StrategyRecord) {
  const known = proposals >= 30
  const percent = (value: number | null | undefined) => (known && value != null ? round(100 * value, 2) : null)
  return {
    pattern: idea,
    winRate: known ? round((100 * won) / proposals, 1) : null,
    sampleSize: recent.proposals,
    profitability: percent(recent.roi?.mean),
    profitabilityStdErr: percent(recent.roi?.se),
    closingValue: percent(recent.closing?.mean),
    standing,
  }
}
