import { type DecimalOdds, decimalOdds } from './decimal-odds.ts'
import { parseAmerican } from './parse-american.ts'
import { parseFraction } from './parse-fraction.ts'

/**
 * Reads a price as people write it: `-110`, `+150` and `150` are American, `2.5` is decimal, `3/2` is a fraction. A number below 100 without a
 * sign is decimal.
 *
 * @param text  one price
 * @returns decimal odds
 * @throws {RangeError} if it is none, saying what was expected
 * @source American odds are never between −100 and 100, so the forms do not overlap
 * @example parseOdds('-110') // => 1.9090909090909092
 * @example parseOdds('3/2') // => 2.5
 */
export function parseOdds(text: string): DecimalOdds {
  const plain = text.trim().replace('−', '-')
  if (plain.includes('/')) return parseFraction(plain)
  const isDecimal = /^\d+(\.\d+)?$/.test(plain) && Number(plain) < 100
  return isDecimal ? decimalOdds(Number(plain)) : parseAmerican(plain)
}
