import { writeFile } from 'node:fs/promises'
import type { Cell, Table } from '@fairline/engine'
import { Failure } from '../failure.ts'

/** A spreadsheet runs a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Writes a table as CSV (RFC 4180, UTF-8). @throws {Failure} if the file cannot be written */
export async function writeTable(path: string, { header, rows }: Table): Promise<void> {
  const lines = [header, ...rows].map((cells) => `${cells.map(cellText).join(',')}\n`)
  await writeFile(path, lines.join('')).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${path} cannot be written (${error.code ?? error.message})`)
  })
}

/** Numbers in full, so that nothing is lost; nothing for null; a text that looks like a formula behind an apostrophe. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
