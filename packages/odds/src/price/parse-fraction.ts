import { decimalFromFraction } from './decimal-from-fraction.ts'
import type { DecimalOdds } from './decimal-odds.ts'

/**
 * Reads fractional odds as written: `5/2`, `11-8`, `evens`.
 *
 * @param text  one price
 * @returns the price in decimal odds
 * @throws {RangeError} if it is not two whole numbers above 0 with a slash or dash between
 * @source definition
 * @example parseFraction('5/2') // => 3.5
 * @example parseFraction('evens') // => 2
 */
export function parseFraction(text: string): DecimalOdds {
  const plain = text.trim()
  if (/^evens?$/i.test(plain)) return decimalFromFraction({ profit: 1, stake: 1 })
  const parts = /^(\d+)\s*[/-]\s*(\d+)$/.exec(plain)
  if (!parts) throw new RangeError(`fractional odds must look like 5/2, got "${text}"`)
  return decimalFromFraction({ profit: Number(parts[1]), stake: Number(parts[2]) })
}
