import { type Column, flag } from '../tables/column.ts'
import type { SettledPropBet } from './prop-bets.ts'
import type { BlendedLine } from './prop-blend.ts'
import type { PropQuote } from './prop-quote.ts'

/** A book's quote of a line, with what is said of the line without that book. */
export interface PropRow {
  readonly line: BlendedLine
  readonly quote: PropQuote
  /** Probability of the over by the other books, and blended with our models. */
  readonly market: number
  readonly blend: number
  /** Bets on the line, in the row of its first quote; none in the others. */
  readonly bets: readonly SettledPropBet[]
}

const betOf = (side: SettledPropBet['side'], { bets }: PropRow): SettledPropBet | undefined =>
  bets.find((bet) => bet.side === side)

/** The columns of one book's quote of a player's line. */
export const propColumns: readonly Column<PropRow>[] = [
  { name: 'day', of: ({ quote }) => quote.day },
  { name: 'event', of: ({ quote }) => quote.event },
  { name: 'player', of: ({ quote }) => quote.player },
  { name: 'stat', of: ({ quote }) => quote.stat },
  { name: 'line', of: ({ quote }) => quote.line },
  { name: 'book', of: ({ quote }) => quote.book },
  { name: 'over_price', of: ({ quote }) => quote.over },
  { name: 'under_price', of: ({ quote }) => quote.under },
  { name: 'is_fair', of: ({ quote }) => flag(quote.fair === true) },
  { name: 'market', of: ({ market }) => market },
  { name: 'model', of: ({ line }) => line.learned },
  { name: 'level', of: ({ line }) => line.level },
  { name: 'implied', of: ({ line, quote }) => line.implied(quote.book) },
  { name: 'blend', of: ({ blend }) => blend },
  { name: 'over_bet_price', of: (row) => betOf('over', row)?.price ?? null },
  { name: 'over_bet_value', of: (row) => betOf('over', row)?.expectedValue ?? null },
  { name: 'under_bet_price', of: (row) => betOf('under', row)?.price ?? null },
  { name: 'under_bet_value', of: (row) => betOf('under', row)?.expectedValue ?? null },
  { name: 'actual', of: ({ line }) => line.line.actual },
]
