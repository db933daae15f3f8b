import type { Quote } from '@fairline/domain'
import { median } from '@fairline/numeric'
import type { Move } from './steps-after.ts'

/**
 * A price is stale once the others moved by more than this past it, in log-odds: 0.75 points at 50 %.
 *
 * @source recorded multi-book prices of NBA and MLB props, WNBA and MLB games and NHL shots (`docs/models.md`)
 */
const MAX_MISSED_MOVE = 0.03

/** Whether a move by itself is far enough to make one of a quote's prices good. */
export const isFar = (quote: Quote, move: Move): boolean => quote.prices.some((_, i) => isFarOn(quote, move, i))

/**
 * Whether the median of the moves makes one of a quote's prices good, and lies beyond where the quote itself stands.
 *
 * @param own  where it stands, in log-odds of each selection; null if it does not price them all
 */
export function isBehind(quote: Quote, own: readonly number[] | null, moves: readonly Move[]): boolean {
  return quote.prices.some((_, i) => {
    // The median is above no value that fewer than half are above: most moments need no sorting.
    if (2 * moves.filter((move) => isFarOn(quote, move, i)).length < moves.length) return false
    if (medianOf(moves.map(({ from, to }) => valueAt(to, i) - valueAt(from, i))) <= MAX_MISSED_MOVE) return false
    return own === null || medianOf(moves.map(({ to }) => valueAt(to, i) - valueAt(own, i))) > MAX_MISSED_MOVE
  })
}

/** Whether two positions are no move apart. */
export const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, i) => Math.abs(value - valueAt(other, i)) <= MAX_MISSED_MOVE)

const isFarOn = ({ prices }: Quote, { from, to }: Move, i: number): boolean =>
  prices[i] !== null && valueAt(to, i) - valueAt(from, i) > MAX_MISSED_MOVE

/** Of moves of at least two books. */
const medianOf = (values: readonly number[]): number => median(values) ?? 0

const valueAt = (values: readonly number[], i: number): number => values[i] ?? 0
