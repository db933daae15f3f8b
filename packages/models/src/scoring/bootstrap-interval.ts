import { randomStream } from '@fairline/numeric'

/**
 * Bootstrap interval of a mean: the middle 95 % of the means of samples drawn with replacement.
 *
 * @param values  at least one
 * @param seed    of the draws
 * @param draws   how many samples
 * @returns lower and upper end, or null without values
 * @throws {RangeError} if the seed is not a whole number
 * @source percentile bootstrap
 * @example bootstrapInterval([2, 2, 2], 1) // => { lower: 2, upper: 2 }
 */
export function bootstrapInterval(
  values: readonly number[],
  seed: number,
  draws = 1000,
): { readonly lower: number; readonly upper: number } | null {
  if (values.length === 0) return null
  const next = randomStream(seed)
  const means = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw++) {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(next() * values.length)] as number
    means[draw] = sum / values.length
  }
  means.sort()
  const at = (share: number) => means[Math.min(draws - 1, Math.floor(share * draws))] as number
  return { lower: at(0.025), upper: at(0.975) }
}
