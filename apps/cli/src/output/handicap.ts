/** A handicap with its sign: `+1.5`, `-2`, `0`. */
export const handicap = (line: number): string => (line > 0 ? `+${line}` : String(line))
