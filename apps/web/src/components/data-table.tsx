import type { ReactNode } from 'react'

interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
}

interface Props<Row> {
  /** What the table is of; also tells that it scrolls where it does. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** Rows to compare; the only thing that may scroll sideways, and it says so. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <section
      aria-label={`${caption}; scrolls sideways where it is wide`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached with the keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="overflow-x-auto rounded-xl border border-line"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-xs text-soft">
            {columns.map(({ name, numeric }) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-medium whitespace-nowrap ${numeric ? 'text-right' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-0">
              {columns.map(({ name, cell, numeric }) => (
                <td key={name} className={`px-3 py-2 ${numeric ? 'text-right whitespace-nowrap' : ''}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
