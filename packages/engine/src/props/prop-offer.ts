import type { Offer } from '../markets/offer.ts'
import type { ImpliedPlace } from './implied-of.ts'

/** A price on one side of a line, and what was believed of that side then; probabilities are of the bets that are decided. */
export interface PropOffer {
  readonly stat: string
  /** 0: over. */
  readonly side: 0 | 1
  /** Probability by books and models together, 0–1. */
  readonly expected: number
  /** Probability by all books, 0–1. */
  readonly market: number
  /** Probability by the other books only, 0–1. */
  readonly others: number
  /** Decimal. */
  readonly price: number
  /** In which the price may still move (see `hoursToMove`): the more they are, the farther the close may lie. */
  readonly hoursLeft: number
}

/** One side of a line, and what is believed of it. */
export interface PropSide extends Pick<ImpliedPlace, 'stat' | 'implied'> {
  /** Null where the start is not known. */
  readonly hoursLeft: number | null
  readonly line: number
  /** 0: over. */
  readonly side: 0 | 1
  /** Probability of the over by books and models together, and by the books only, 0–1. */
  readonly blend: number
  readonly marketOver: number
}

/**
 * A book's price next to what is believed of it; null if no other book prices the player's stat, the start is not known, or the
 * line lies so far from every quoted one that hardly anything is left of a probability.
 */
export function propOffer(
  { stat, line, side, blend, marketOver, implied, hoursLeft }: PropSide,
  { book, price }: Pick<Offer, 'book' | 'price'>,
): PropOffer | null {
  const others = implied.over(line, book)
  if (others === null || hoursLeft === null) return null
  if (!isOpen(blend) || !isOpen(marketOver)) return null
  return {
    stat,
    side,
    expected: ofSide(blend, side),
    market: ofSide(marketOver, side),
    others: ofSide(others, side),
    price,
    hoursLeft,
  }
}

/** Neither as good as certain nor as good as impossible. */
export const isOpen = (probability: number): boolean => probability > 1e-4 && probability < 1 - 1e-4

/** Probability of a side. @param over  probability of the over */
export const ofSide = (over: number, side: 0 | 1): number => (side === 0 ? over : 1 - over)
