import type { PropRow, PropTable } from '../src/replay/props/prop-table.ts'

/**
 * Reads comma-separated lines with the first table that knows their columns.
 *
 * @throws {Error} if no table knows the columns
 */
export function readPropRows(
  tables: readonly PropTable[],
  columns: string,
  lines: readonly string[],
): readonly PropRow[] {
  const names = columns.split(',')
  const table = tables.find((candidate) => candidate.columns.every((name) => names.includes(name)))
  if (!table) throw new Error(`no table has the columns ${columns}`)
  return lines.map((line) => {
    const cells = line.split(',')
    return table.read({ get: (column) => cells[names.indexOf(column)] ?? '', text: line })
  })
}

/** `stat line at book`, the decimal prices of over and under, and the day; or why the row has no offer. */
export function offerInWords(row: PropRow) {
  if (typeof row === 'string') return row
  if (!('offer' in row)) throw new Error('the row is no offer')
  const { player, stat, line, book, over, under, day } = row.offer
  return [player, `${stat} ${line} at ${book}`, over, under, day]
}
