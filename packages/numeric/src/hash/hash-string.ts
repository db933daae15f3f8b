import { mixBits } from './mix-bits.ts'

/**
 * Hashes a text into an integer. Not for secrets.
 *
 * @param text  any text
 * @returns an integer in [0, 2³²)
 * @throws never
 * @source FNV-1a over UTF-16 code units, its bits mixed; tested against the same steps in Python
 * @example hashString('Boston') === hashString('boston') // => false
 */
export function hashString(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mixBits(hash)
}
