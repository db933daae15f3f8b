/** Scrambles an integer into [0, 2³²), one to one: a change of any bit changes about half of all bits. */
export function mixBits(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}
