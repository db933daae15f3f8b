import { formatFraction } from '@fairline/odds'
import { decimalOf } from './decimal-of.ts'
import { odds } from './format.ts'
import type { Settings } from './settings.ts'

/** A price as the visitor reads prices; the wire carries American odds. A dash where it is not a price. */
export function priceText(american: number, format: Settings['odds']): string {
  const decimal = decimalOf(american)
  if (decimal === null) return '–'
  if (format === 'american') return odds(american)
  return format === 'decimal' ? decimal.toFixed(2) : formatFraction(decimal)
}
