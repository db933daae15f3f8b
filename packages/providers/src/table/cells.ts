import { type DecimalOdds, decimalOdds, parseAmerican } from '@fairline/odds'
import type { Row } from './row.ts'

/** Readers of cells; each tells null for what is no such thing. */

/** A whole number, also written `12.0`. */
export const countOf = (cell: string): number | null => (/^\d+(\.0*)?$/.test(cell.trim()) ? Number(cell) : null)

/** A number of minutes, 0 or more. */
export const minutesOf = (cell: string): number | null => (/^\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : null)

export function americanOf(cell: string): DecimalOdds | null {
  const american = Number(cell)
  if (cell.trim() === '' || !Number.isFinite(american) || Math.abs(american) < 100) return null
  return parseAmerican(String(american))
}

export function decimalOf(cell: string): DecimalOdds | null {
  const odds = Number(cell)
  return cell.trim() !== '' && odds > 1 && odds < 1001 ? decimalOdds(odds) : null
}

/** What each stat's column counts; null where one of them is no count. */
export function countsOf(row: Row, columns: Readonly<Record<string, string>>): Readonly<Record<string, number>> | null {
  const counts: Record<string, number> = {}
  for (const [stat, column] of Object.entries(columns)) {
    const count = countOf(row.get(column))
    if (count === null) return null
    counts[stat] = count
  }
  return counts
}
