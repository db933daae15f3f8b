import type { RandomStream } from './random-stream.ts'

/** Above this mean P(0) nears what the inversion can add up from. */
const MAX_MEAN = 30
const MAX_COUNT = 99

/**
 * Draws a Poisson count by inversion: adds up probabilities until they exceed one uniform number.
 *
 * @param mean  0 to 30
 * @param next  uniform numbers; one is used
 * @returns a count from 0 to 99; above that lies less than 1e-20 of the probability
 * @throws {RangeError} if the mean is outside 0 to 30
 * @source inversion of the Poisson distribution
 * @example drawPoisson(2, () => 0) // => 0
 */
export function drawPoisson(mean: number, next: RandomStream): number {
  if (!(mean >= 0 && mean <= MAX_MEAN)) throw new RangeError(`the mean must be from 0 to ${MAX_MEAN}, got ${mean}`)
  const uniform = next()
  let count = 0
  let probability = Math.exp(-mean)
  let cumulative = probability
  while (uniform >= cumulative && count < MAX_COUNT) {
    count += 1
    probability *= mean / count
    cumulative += probability
  }
  return count
}
