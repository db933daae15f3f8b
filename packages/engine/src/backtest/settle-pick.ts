import { type Pick as Bet, type Quote, type Result, selectionsOf } from '@fairline/domain'
import {
  type Chance,
  closingLineValue,
  type DecimalOdds,
  profitOf,
  type Settlement,
  settleLine,
  settleTotal,
  settleWinner,
} from '@fairline/odds'
import type { LineOpinions } from '../forecast/line-opinions.ts'
import type { LineKind } from '../market/line-quotes.ts'

/** Who won, and both scores; null where the source has none. */
export type Final = Readonly<Pick<Result, 'winner' | 'home' | 'away'>>

/** How a game ended, and what its markets closed on where that is recorded. */
export interface Ended {
  readonly result: Final
  /** Fair closing chances of the winner, in the order of the league's outcomes. */
  readonly close: readonly number[] | null
  /** What closing lines say of every line. */
  readonly closedLines: Readonly<Record<LineKind, LineOpinions | null>>
  /** Each book's closing quotes. */
  readonly closingQuotes: readonly Quote[]
}

/** What came of a pick. */
export interface SettledPick {
  readonly settlement: Settlement['kind']
  /** Per unit staked. */
  readonly profit: number
  /** Value against the fair close, a fraction; null where no closing price is recorded. */
  readonly closingValue: number | null
  readonly closingChance: number | null
  /** The same book's price at the close on the same line, margin left in. */
  readonly closingPrice: DecimalOdds | null
}

/** Settles a pick; see `settlementOf`. */
export function settlePick(pick: Bet, ended: Ended): SettledPick {
  const settlement = settlementOf(pick, ended.result)
  const fair = closingChanceOf(pick, ended)
  const { kind, line } = pick.market
  const closing = ended.closingQuotes.find(
    ({ book, market }) => book === pick.book && market.kind === kind && market.line === line,
  )
  return {
    settlement: settlement.kind,
    profit: profitOf(settlement, pick.price),
    closingChance: fair,
    closingValue: fair === null ? null : closingLineValue(pick.price, fair as Chance),
    closingPrice: closing?.prices[backedOf(pick)] ?? null,
  }
}

const backedOf = ({ market, selection }: Bet): number => selectionsOf(market.kind).indexOf(selection)

function closingChanceOf(pick: Bet, { close, closedLines }: Ended): number | null {
  const { kind, line } = pick.market
  if (kind !== 'spread' && kind !== 'total') return close?.[backedOf(pick)] ?? null
  const closed = closedLines[kind]
  return closed && line !== null ? Math.abs(backedOf(pick) - closed(kind, line).chance) : null
}

/**
 * How a pick ended. On the winner a tie loses where the draw is priced, and pushes where it is not; a line is held against the final
 * scores, and is void where the source tells none.
 */
export function settlementOf(pick: Bet, { winner, home, away }: Final): Settlement {
  const { market, selection } = pick
  if (market.kind !== 'spread' && market.kind !== 'total') {
    const margin = { home: 1, draw: 0, away: -1 }[winner]
    const ties = market.kind === 'three-way' ? 'draw-priced' : 'push'
    return settleWinner(selection as 'home' | 'draw' | 'away', margin, ties)
  }
  if (home === null || away === null || market.line === null) return { kind: 'void' }
  if (market.kind === 'total') return settleTotal(selection as 'over' | 'under', home + away, market.line)
  // The line is the home side's.
  return selection === 'home' ? settleLine(home - away, market.line) : settleLine(away - home, -market.line)
}
