/** Uniform random numbers in [0, 1), the same for the same seed on every machine. */
export type RandomStream = () => number

/**
 * Creates a stream of random numbers from a seed: a 32-bit counter through a mixing function (the generator known as
 * mulberry32). Good enough to draw outcomes and bootstrap samples; not for secrets.
 *
 * @param seed  any integer; its lowest 32 bits count
 * @returns multiples of 2⁻³² in [0, 1); repeats after 2³² numbers
 * @throws {RangeError} if the seed is not an integer
 * @source tested by a chi-square over 100 cells and against the same steps in Python
 * @example randomStream(7)() === randomStream(7)() // => true
 */
export function randomStream(seed: number): RandomStream {
  if (!Number.isInteger(seed)) throw new RangeError(`a seed must be an integer, got ${seed}`)
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
