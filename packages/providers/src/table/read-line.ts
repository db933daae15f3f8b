/** Reads a spread or total as written: `-1.5`, `8½`, `pk`; null when it is not a multiple of a quarter. */
export function readLine(cell: string): number | null {
  const text = cell.trim().replace('½', '.5').replace('−', '-')
  if (/^pk$/i.test(text)) return 0
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null
  const line = Number(text)
  return Number.isInteger(line * 4) ? line : null
}

/** Totals outside of these are misprints. */
const totals: Readonly<Record<string, readonly [number, number]>> = {
  mlb: [4, 20],
  nba: [140, 300],
  wnba: [100, 250],
  nhl: [3, 12],
  soccer: [0.5, 8],
}

/** Whether a number can be a game total of a league's games. */
export function isPlausibleTotal(folder: string, total: number): boolean {
  const [low, high] = totals[folder] ?? [0, Number.POSITIVE_INFINITY]
  return total >= low && total <= high
}
