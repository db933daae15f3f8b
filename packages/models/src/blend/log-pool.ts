/**
 * Blends several opinions of one game: probabilities in proportion to the product of each opinion's probabilities to its weight.
 * With two outcomes this is a weighted sum of log-odds.
 *
 * @param opinions  probabilities of the same outcomes in the same order, each above 0
 * @param weights   one per opinion; they need not sum to 1
 * @returns probabilities summing to 1
 * @throws {RangeError} if weights and opinions differ in number or there is no opinion
 * @source logarithmic opinion pool, by its definition
 * @example logPool([[0.5, 0.5], [0.8, 0.2]], [1, 0]) // => [0.5, 0.5]
 */
export function logPool(opinions: readonly (readonly number[])[], weights: readonly number[]): number[] {
  if (opinions.length !== weights.length || opinions.length === 0) {
    throw new RangeError(`a pool needs one weight per opinion, got ${weights.length} for ${opinions.length}`)
  }
  const logs = (opinions[0] as readonly number[]).map((_, outcome) => {
    let log = 0
    for (let j = 0; j < opinions.length; j++) log += (weights[j] as number) * Math.log(opinions[j]?.[outcome] as number)
    return log
  })
  const highest = Math.max(...logs)
  const raw = logs.map((log) => Math.exp(log - highest))
  const total = raw.reduce((a, b) => a + b, 0)
  return raw.map((value) => value / total)
}
