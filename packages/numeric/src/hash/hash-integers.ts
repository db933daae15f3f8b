import { mixBits } from './mix-bits.ts'

/**
 * Hashes up to four integers, in order, into one. Not for secrets.
 *
 * @param a  an integer; its lowest 32 bits count
 * @param b  an integer; its lowest 32 bits count
 * @param c  an integer; its lowest 32 bits count
 * @param d  an integer; its lowest 32 bits count
 * @returns an integer in [0, 2³²)
 * @throws never
 * @source tested by how many bits change with each input bit, and against the same steps in Python
 * @example hashIntegers(1, 2) === hashIntegers(2, 1) // => false
 */
export function hashIntegers(a: number, b: number, c = 0, d = 0): number {
  let hash = mixBits(a | 0)
  hash = mixBits(hash ^ Math.imul(b | 0, 0x9e3779b1))
  hash = mixBits(hash ^ Math.imul(c | 0, 0x85ebca77))
  return mixBits(hash ^ Math.imul(d | 0, 0xc2b2ae3d))
}
