import { noVigMultiplicative } from '@fairline/odds'
import type { CompleteQuote } from './market-book.ts'

/** Fewer complete quotes than this say nothing about where a price stands among the books. */
const MIN_BOOKS = 3

/**
 * Vig-free probability of each outcome by all books except the one whose price of it is best: their mean, each counted
 * equally.
 *
 * @param outcomes  number of outcomes of the market
 * @returns null per outcome if fewer than three books quote every outcome
 */
export function consensusExcludingBest(quotes: readonly CompleteQuote[], outcomes: number): readonly (number | null)[] {
  if (quotes.length < MIN_BOOKS) return new Array<null>(outcomes).fill(null)
  const probabilities = quotes.map(({ prices }) => noVigMultiplicative(prices))
  return Array.from({ length: outcomes }, (_, outcome) => {
    let sum = 0
    let best = 0
    for (const [i, ofBook] of probabilities.entries()) {
      sum += ofBook[outcome] as number
      if ((quotes[i]?.prices[outcome] as number) > (quotes[best]?.prices[outcome] as number)) best = i
    }
    return (sum - (probabilities[best]?.[outcome] as number)) / (quotes.length - 1)
  })
}
