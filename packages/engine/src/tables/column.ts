/** What a cell of a table holds; null where nothing is known. */
export type Cell = string | number | null

/** A named column of a table, and how its cells are read from a row. */
export interface Column<Row> {
  /** In `snake_case`, as documented in `docs/exports.md`. */
  readonly name: string
  readonly of: (row: Row) => Cell
}

/** A table that stands by itself: every figure of a report follows from its rows. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** One row of cells per row of data, in the order of the columns. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    header: columns.map(({ name }) => name),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
  }
}

/** How a table writes yes and no. */
export const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
