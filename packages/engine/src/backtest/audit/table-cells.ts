import type { Cell, Table } from '../../tables/column.ts'

/** A row of a table, its cells by the names of their columns. */
export interface NamedCells {
  text(column: string): string
  /** Null if the cell is empty. */
  number(column: string): number | null
}

/** The rows of a table. @throws {RangeError} when a cell of a column the table lacks is read */
export function namedRows({ header, rows }: Table): NamedCells[] {
  const places = new Map(header.map((name, i) => [name, i]))
  const cellOf = (cells: readonly Cell[], column: string): Cell => {
    const place = places.get(column)
    if (place === undefined) throw new RangeError(`the table has no column ${column}`)
    return cells[place] ?? null
  }
  return rows.map((cells) => ({
    text: (column) => String(cellOf(cells, column) ?? ''),
    number: (column) => {
      const cell = cellOf(cells, column)
      return cell === null ? null : Number(cell)
    },
  }))
}
