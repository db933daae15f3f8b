import { type NoVigMethod, noVig } from '@fairline/odds'
import type { PropQuote } from './prop-quote.ts'

/** Probability of the over by one book, its margin taken out. */
export function fairOver(
  { over, under }: Pick<PropQuote, 'over' | 'under'>,
  method: NoVigMethod = 'multiplicative',
): number {
  return noVig(method, [over, under])[0] as number
}

/** Mean of all chances but one; of a single chance itself, as nobody else spoke. */
export function othersThan(chances: readonly number[], left: number): number {
  if (chances.length === 1) return chances[0] as number
  let sum = 0
  for (const chance of chances) sum += chance
  return (sum - (chances[left] as number)) / (chances.length - 1)
}
