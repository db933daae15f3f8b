/** A text as a whole number in [0, 2³²); equal texts, and hardly any others, share it. */
export function numberOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return scramble(h)
}

/** Whole numbers mixed into one in [0, 2³²): any change of any of them changes about half of its bits. */
export function mix(a: number, b: number, c = 0, d = 0): number {
  let h = scramble(a | 0)
  h = scramble(h ^ Math.imul(b | 0, 0x9e3779b1))
  h = scramble(h ^ Math.imul(c | 0, 0x85ebca77))
  return scramble(h ^ Math.imul(d | 0, 0xc2b2ae3d))
}

/** A number in [0, 1) that belongs to whole numbers: the same for the same ones, on every machine and in any order. */
export const shareAt = (a: number, b: number, c = 0, d = 0): number => mix(a, b, c, d) / 4294967296

/** A standard normal number that belongs to whole numbers. */
export function normalAt(a: number, b: number, c = 0, d = 0): number {
  const first = mix(a, b, c, d)
  const radius = Math.sqrt(-2 * Math.log((first + 0.5) / 4294967296))
  return radius * Math.cos((2 * Math.PI * scramble(first ^ 0x5bd1e995)) / 4294967296)
}

function scramble(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}
