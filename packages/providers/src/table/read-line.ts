/** Reads a spread or total as written: `-1.5`, `8½`, `pk`; null when it is not a multiple of a quarter. */
export function readLine(cell: string): number | null {
  const text = cell.trim().replace('½', '.5').replace('−', '-')
  if (/^pk$/i.test(text)) return 0
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null
  const line = Number(text)
  return Number.isInteger(line * 4) ? line : null
}
