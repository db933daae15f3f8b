import { hashIntegers } from '../hash/hash-integers.ts'
import type { RandomStream } from './random-stream.ts'

/**
 * Creates a stream of random numbers from a seed with 128 bits of state (the generator known as sfc32): for long
 * simulations, where `randomStream` could repeat. Not for secrets.
 *
 * @param seed  an integer; its lowest 32 bits count
 * @returns multiples of 2⁻³² in [0, 1), the same for the same seed on every machine
 * @throws {RangeError} if the seed is not an integer
 * @source tested by a chi-square over 100 cells and against the same steps in Python
 * @example sfc32Stream(7)() === sfc32Stream(7)() // => true
 */
export function sfc32Stream(seed: number): RandomStream {
  if (!Number.isInteger(seed)) throw new RangeError(`a seed must be an integer, got ${seed}`)
  let a = hashIntegers(seed, 1) | 0
  let b = hashIntegers(seed, 2) | 0
  let c = hashIntegers(seed, 3) | 0
  let counter = 1
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
}
