import { type Pick, type Quote, type Result, selectionsOf } from '@fairline/domain'
import {
  type Chance,
  closingLineValue,
  type DecimalOdds,
  profitOf,
  type Settlement,
  settleWinner,
} from '@fairline/odds'

/** How a game ended, and what its market closed on where that is recorded. */
export interface Ended {
  readonly winner: Result['winner']
  /** Fair closing chances in the order of the league's outcomes. */
  readonly close: readonly number[] | null
  /** Each book's closing quote. */
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
  /** The same book's price at the close, margin left in. */
  readonly closingPrice: DecimalOdds | null
}

/** Settles a pick on a game's winner: a tie loses where the draw is priced, and pushes where it is not. */
export function settlePick(pick: Pick, { winner, close, closingQuotes }: Ended): SettledPick {
  const backed = selectionsOf(pick.market.kind).indexOf(pick.selection)
  const settlement = settlementOf(pick, winner)
  const fair = close?.[backed] ?? null
  return {
    settlement: settlement.kind,
    profit: profitOf(settlement, pick.price),
    closingChance: fair,
    closingValue: fair === null ? null : closingLineValue(pick.price, fair as Chance),
    closingPrice: closingQuotes.find(({ book }) => book === pick.book)?.prices[backed] ?? null,
  }
}

/** How a pick on a game's winner ended. */
export function settlementOf(pick: Pick, winner: Result['winner']): Settlement {
  const margin = { home: 1, draw: 0, away: -1 }[winner]
  const ties = pick.market.kind === 'three-way' ? 'draw-priced' : 'push'
  return settleWinner(pick.selection as 'home' | 'draw' | 'away', margin, ties)
}
