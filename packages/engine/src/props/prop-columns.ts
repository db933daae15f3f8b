import { type Column, flag } from '../tables/column.ts'
import type { PublishedPropBet } from './prop-bets.ts'
import type { PropOpinion } from './prop-opinions.ts'
import type { PropQuote } from './prop-quote.ts'

/** A book's quote of a line, with what is forecast for the line without that book. */
export interface PropRow {
  readonly opinion: PropOpinion
  readonly quote: PropQuote
  /** Probability of the over by the other books, and blended with our models; null on a line that too few books quote to score it. */
  readonly market: number | null
  readonly blend: number | null
  /** Bets on the line, in the row of its first quote; none in the others. */
  readonly bets: readonly PublishedPropBet[]
}

const betOf = (side: PublishedPropBet['side'], { bets }: PropRow): PublishedPropBet | undefined =>
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
  { name: 'model', of: ({ opinion }) => opinion.learned },
  { name: 'level', of: ({ opinion }) => opinion.level },
  { name: 'implied', of: ({ opinion, quote }) => opinion.implied(quote.book) },
  { name: 'blend', of: ({ blend }) => blend },
  { name: 'over_bet_price', of: (row) => betOf('over', row)?.price ?? null },
  { name: 'over_bet_value', of: (row) => betOf('over', row)?.expectedValue ?? null },
  { name: 'under_bet_price', of: (row) => betOf('under', row)?.price ?? null },
  { name: 'under_bet_value', of: (row) => betOf('under', row)?.expectedValue ?? null },
  { name: 'actual', of: ({ opinion }) => opinion.line.actual },
]
