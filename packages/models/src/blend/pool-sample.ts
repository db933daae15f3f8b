/** A game to learn weights from: what was forecast for it, and the probabilities it should have come to. */
export interface PoolSample {
  /** Natural logs of each opinion's probabilities: a fit reads them many times. */
  readonly logs: readonly (readonly number[])[]
  /** Probabilities that sum to 1: what happened (1 and 0s), or the closing line, which says the same with less noise. */
  readonly target: readonly number[]
  /** How much it counts, above 0. */
  readonly weight: number
}

/**
 * A game to learn weights from.
 *
 * @param opinions  probabilities of the same outcomes in the same order, each above 0
 * @param target    probabilities it should have come to, summing to 1
 * @param weight    how much it counts, above 0
 * @returns the sample, logarithms taken
 * @throws {RangeError} if a probability is not above 0
 * @source definition
 * @example poolSample([[1, 1]], [1, 0]).logs // => [[0, 0]]
 */
export function poolSample(
  opinions: readonly (readonly number[])[],
  target: readonly number[],
  weight = 1,
): PoolSample {
  for (const opinion of opinions) {
    for (const probability of opinion)
      if (!(probability > 0)) throw new RangeError(`a probability must be above 0, got ${probability}`)
  }
  return { logs: opinions.map((opinion) => opinion.map(Math.log)), target, weight }
}

/** A sample as a row of numbers: its weight, the logs of one opinion after another, and the target. */
export const poolRow = ({ logs, target, weight }: PoolSample): number[] => [weight, ...logs.flat(), ...target]
