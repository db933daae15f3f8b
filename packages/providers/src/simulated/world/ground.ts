/** Where a club plays at home. */
export interface Ground {
  readonly name: string
  /** Without a roof: weather matters. */
  readonly open: boolean
  /** How much more is scored here than elsewhere, as a factor. */
  readonly scoring: number
}

/** Reads a table of grounds, one a line: `KEY | Ground`, with `roof` or a scoring factor behind where they apply. */
export function groundTable(text: string): ReadonlyMap<string, Ground> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', name = '', ...rest] = line.split('|').map((cell) => cell.trim())
        const factor = rest.map(Number).find((value) => value > 0)
        return [key, { name, open: !rest.includes('roof'), scoring: factor ?? 1 }] as const
      }),
  )
}
