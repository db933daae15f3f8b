import type { RandomStream } from './random-stream.ts'

/** Draws of several kinds from one stream; each uses one number of it. */
export interface RandomDraws {
  /** Draws from [0, 1). */
  uniform(): number
  /** Draws true with a probability. */
  bernoulli(probability: number): boolean
  /** Draws an integer from min to max, both included. */
  integer(min: number, max: number): number
  /** Draws an index in proportion to weights of at least 0, which need not sum to 1. */
  weightedIndex(weights: readonly number[]): number
}

/**
 * Draws numbers, events and choices from a stream of random numbers.
 *
 * @param next  uniform numbers in [0, 1)
 * @returns draws that use up the stream in the order they are called
 * @throws never
 * @source inversion
 * @example randomDraws(() => 0.5).integer(1, 3) // => 2
 */
export function randomDraws(next: RandomStream): RandomDraws {
  return {
    uniform: next,
    bernoulli: (probability) => next() < probability,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    weightedIndex(weights) {
      let total = 0
      for (const weight of weights) total += weight
      let rest = next() * total
      for (let i = 0; i < weights.length; i++) {
        rest -= weights[i] as number
        if (rest < 0) return i
      }
      return weights.length - 1
    },
  }
}
