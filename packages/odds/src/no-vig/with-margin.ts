import { impliedTotal } from '../margin/implied-total.ts'
import type { DecimalOdds } from '../price/decimal-odds.ts'

/** Prices of a book that sums to at least 1, their total; a sum a rounding below 1 counts as a book without margin. */
export function totalWithMargin(prices: readonly DecimalOdds[]): number {
  const total = impliedTotal(prices)
  if (total < 1 - 1e-9) throw new RangeError(`the prices sum to ${total}, below 1: no margin explains them`)
  return total
}
