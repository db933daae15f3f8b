import type { Offer } from '../markets/offer.ts'
import type { ImpliedCount } from './implied-count.ts'

/** A price on one side of a line, and what was believed of that side when it stood; probabilities are of the bets that are decided. */
export interface PropOffer {
  /** Probability by books and models together, 0–1. */
  readonly expected: number
  /** Probability by the other books alone, 0–1. */
  readonly others: number
  /** Decimal. */
  readonly price: number
}

/** One side of a line, and what is believed of it. */
export interface PropSide {
  readonly line: number
  /** 0: over. */
  readonly side: 0 | 1
  /** Probability of the over by books and models together, 0–1. */
  readonly blend: number
  readonly implied: ImpliedCount
}

/** A book's price next to what is believed of it; null if no other book prices the player's stat. */
export function propOffer(
  { line, side, blend, implied }: PropSide,
  { book, price }: Pick<Offer, 'book' | 'price'>,
): PropOffer | null {
  const others = implied.over(line, book)
  return others === null ? null : { expected: ofSide(blend, side), others: ofSide(others, side), price }
}

/** Probability of a side. @param over  probability of the over */
export const ofSide = (over: number, side: 0 | 1): number => (side === 0 ? over : 1 - over)
