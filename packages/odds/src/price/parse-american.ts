import { decimalFromAmerican } from './decimal-from-american.ts'
import type { DecimalOdds } from './decimal-odds.ts'

const written = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Reads American odds as bookmakers write them: `-110`, `+150`, `150`, `EVEN`, `ev`, `pk`; a typographic minus too.
 *
 * @param text  one price
 * @returns the price in decimal odds
 * @throws {RangeError} if it is not a number in that form, or lies between −100 and +100
 * @source definition
 * @example parseAmerican('+150') // => 2.5
 * @example parseAmerican('EVEN') // => 2
 */
export function parseAmerican(text: string): DecimalOdds {
  const plain = text.trim().replace('−', '-')
  if (/^(even|evens|ev|pk)$/i.test(plain)) return decimalFromAmerican(100)
  if (!written.test(plain)) throw new RangeError(`American odds must look like -110 or +150, got "${text}"`)
  return decimalFromAmerican(Number(plain))
}
