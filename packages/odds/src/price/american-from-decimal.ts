import type { DecimalOdds } from './decimal-odds.ts'

/**
 * Decimal odds as American odds, unrounded; a whole American price comes back exactly, even money as +100.
 *
 * @param price  decimal odds
 * @returns American odds, at most −100 (never exactly −100) or at least +100
 * @throws never for a valid price
 * @source definition
 * @example americanFromDecimal(2.5) // => 150
 * @example americanFromDecimal(1.5) // => -200
 */
export function americanFromDecimal(price: DecimalOdds): number {
  const american = price >= 2 ? (price - 1) * 100 : -100 / (price - 1)
  // Division leaves the last bit wrong (1 + 100/110 → −109.99999999999999); a whole price is meant whole.
  const whole = Math.round(american)
  return Math.abs(american - whole) < 1e-7 * Math.abs(whole) ? whole : american
}
