/** Lines up rows in columns; numbers (`align` right) to the right. Cells must be plain text. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const widths = header.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(header), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A figure, or an en dash where there is none. */
export const figure = (value: number | null | undefined, digits: number) =>
  value == null ? '–' : value.toFixed(digits)

/** A share in percent, with its sign on request. */
export function percent(value: number | null | undefined, digits = 1, sign = false): string {
  if (value == null) return '–'
  const text = `${(value * 100).toFixed(digits)}%`
  return sign && value > 0 ? `+${text}` : text
}

/** A difference with its standard error, five digits; an en dash where there is none. */
export const withError = (difference: { readonly mean: number; readonly se: number } | null) =>
  difference ? `${figure(difference.mean, 5)} ± ${figure(difference.se, 5)}` : '–'
