import { consensus, type NoVigMethod, noVig } from '@fairline/odds'
import { bookWeight, isLineKnown } from './book-weight.ts'
import type { CompleteQuote } from './market-book.ts'

/**
 * Vig-free probabilities of a market by all its books together, the sharp one counted more; of the bets that are decided.
 *
 * @returns in the order of the market's selections; null if too few books quote every selection
 */
export function pooledConsensus(quotes: readonly CompleteQuote[], method: NoVigMethod): readonly number[] | null {
  const weight = quotes.reduce((sum, { book }) => sum + bookWeight(book), 0)
  if (!isLineKnown({ books: quotes.length, weight })) return null
  const opinions = quotes.map(({ book, prices }) => ({
    probabilities: noVig(method, prices),
    weight: bookWeight(book),
    ageMs: 0,
  }))
  return consensus(opinions, 0)?.probabilities ?? null
}
