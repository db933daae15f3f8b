import { type CountDispersion, countRecurrence, normalCdf } from '@fairline/numeric'

/** Normal numbers are distinguished in this many steps between the ends. */
const STEPS = 4096
const END = 5
const MAX_COUNT = 255

/**
 * Turns a standard normal number into a count of a given mean and spread that lies as deep in its own distribution.
 *
 * @param mean  above 0; counts above 255 become 255
 * @returns counts by step: `table[stepOf(z)]`
 * @throws {RangeError} if the mean is not above 0
 */
export function countTable(mean: number, spread: CountDispersion): Uint8Array {
  if (!(mean > 0)) throw new RangeError(`the mean of a count must be above 0, got ${mean}`)
  const { zero, step, inverse } = countRecurrence(mean, spread)
  let [count, probability, below] = [0, zero, zero]
  const table = new Uint8Array(STEPS)
  for (let i = 0; i < STEPS; i++) {
    const share = normalCdf(((i + 0.5) / STEPS) * 2 * END - END)
    while (share > below && count < MAX_COUNT) {
      probability *= (step * (1 + inverse * count)) / (count + 1)
      count += 1
      below += probability
    }
    table[i] = count
  }
  return table
}

/** Where a standard normal number stands in a table. */
export function stepOf(z: number): number {
  const step = Math.floor(((z + END) * STEPS) / (2 * END))
  return step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step
}
