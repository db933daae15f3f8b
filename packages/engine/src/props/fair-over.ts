import { type NoVigMethod, noVig } from '@fairline/odds'
import type { PropQuote } from './prop-quote.ts'

/** Probability of the over by one book, its margin taken out. */
export function fairOver(
  { over, under }: Pick<PropQuote, 'over' | 'under'>,
  method: NoVigMethod = 'multiplicative',
): number {
  return noVig(method, [over, under])[0] as number
}

/** Mean of all probabilities but one; of a single probability itself, as no one else spoke. */
export function othersThan(probabilities: readonly number[], left: number): number {
  if (probabilities.length === 1) return probabilities[0] as number
  let sum = 0
  for (const probability of probabilities) sum += probability
  return (sum - (probabilities[left] as number)) / (probabilities.length - 1)
}
