import { hashIntegers } from './hash-integers.ts'
import { mixBits } from './mix-bits.ts'

/**
 * Returns the standard normal random number that belongs to a key of integers. Unlike a stream it can be read in any
 * order.
 *
 * @param a  an integer; its lowest 32 bits count
 * @param b  an integer; its lowest 32 bits count
 * @param c  an integer; its lowest 32 bits count
 * @param d  an integer; its lowest 32 bits count
 * @returns a standard normal number, the same for the same key
 * @throws never
 * @source Box–Muller transform of two hashes; tested against `normalCdf`
 * @example normalAt(1, 2) === normalAt(1, 2) // => true
 */
export function normalAt(a: number, b: number, c = 0, d = 0): number {
  const hash = hashIntegers(a, b, c, d)
  const radius = Math.sqrt(-2 * Math.log((hash + 0.5) / 4294967296))
  return radius * Math.cos((2 * Math.PI * mixBits(hash ^ 0x5bd1e995)) / 4294967296)
}
