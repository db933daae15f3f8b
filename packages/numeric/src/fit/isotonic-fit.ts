/**
 * The nearest sequence that never falls, by weighted least squares.
 *
 * @param values   in order
 * @param weights  one per value, above 0
 * @returns one value per input
 * @throws never
 * @source pool-adjacent-violators algorithm
 * @example isotonicFit([1, 3, 2], [1, 1, 1]) // => [1, 2.5, 2.5]
 */
export function isotonicFit(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { value: number; weight: number; count: number }[] = []
  for (const [i, value] of values.entries()) {
    let block = { value, weight: weights[i] as number, count: 1 }
    for (let last = blocks.at(-1); last && last.value > block.value; last = blocks.at(-1)) {
      blocks.pop()
      const weight = last.weight + block.weight
      const mean = (last.value * last.weight + block.value * block.weight) / weight
      block = { value: mean, weight, count: last.count + block.count }
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ value, count }) => new Array<number>(count).fill(value))
}
