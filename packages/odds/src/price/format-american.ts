import { americanFromDecimal } from './american-from-decimal.ts'
import type { DecimalOdds } from './decimal-odds.ts'

/**
 * Writes a price as American odds, always with its sign, rounded to a whole number.
 *
 * @param price  decimal odds
 * @returns `+150`, `-110`; even money is `+100`
 * @throws never for a valid price
 * @source definition
 * @example formatAmerican(2.5) // => '+150'
 */
export function formatAmerican(price: DecimalOdds): string {
  const whole = Math.round(americanFromDecimal(price))
  if (whole === -100) return '+100'
  return whole > 0 ? `+${whole}` : `${whole}`
}
