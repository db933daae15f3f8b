import type { Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'

/** Price of both sides of a line for which an archive names no price: 11 to win 10. */
const USUAL = decimalOdds(21 / 11)

/** Prices of both sides of a line: an archive that gives a line without prices means the usual ones; a book has taken them away. */
export function linePrices({ prices: [first, second], mark }: Quote): readonly (DecimalOdds | null)[] {
  return mark !== null && first === null && second === null ? [USUAL, USUAL] : [first ?? null, second ?? null]
}
