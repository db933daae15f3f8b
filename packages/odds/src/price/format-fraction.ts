import type { DecimalOdds } from './decimal-odds.ts'
import { fractionFromDecimal } from './fraction-from-decimal.ts'

/**
 * Writes a price as fractional odds.
 *
 * @param price  decimal odds
 * @returns `5/2`; even money is `evens`
 * @throws never for a valid price
 * @source definition
 * @example formatFraction(3.5) // => '5/2'
 */
export function formatFraction(price: DecimalOdds): string {
  const { profit, stake } = fractionFromDecimal(price)
  return profit === stake ? 'evens' : `${profit}/${stake}`
}
