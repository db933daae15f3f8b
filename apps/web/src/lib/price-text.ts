import { decimalFromAmerican, formatFraction } from '@fairline/odds'
import { odds } from './format.ts'
import type { Settings } from './settings.ts'

/** A price as the visitor reads prices; the wire carries American odds. A dash where it is not a price. */
export function priceText(american: number, format: Settings['odds']): string {
  if (!(Math.abs(american) >= 100 && Number.isFinite(american))) return '–'
  if (format === 'american') return odds(american)
  const decimal = decimalFromAmerican(american)
  return format === 'decimal' ? decimal.toFixed(2) : formatFraction(decimal)
}
