/**
 * Median: the middle value, or the mean of the two middle values of an even count.
 *
 * @param values  finite numbers in any order; left as they are
 * @returns null without values
 * @throws never
 * @source definition
 * @example median([3, 1, 2]) // => 2
 * @example median([4, 1]) // => 2.5
 */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
