/**
 * The whole and half lines a stake stands on.
 *
 * @param line  a multiple of a quarter
 * @returns the line itself; of a quarter line the two next to it, the lower one first, with half of the stake on each
 * @example splitLine(2.75) // => [2.5, 3]
 */
export const splitLine = (line: number): readonly [number] | readonly [number, number] =>
  Number.isInteger(2 * line) ? [line] : [line - 0.25, line + 0.25]
