import { consensus, noVigMultiplicative } from '@fairline/odds'
import type { CompleteQuote } from './market-book.ts'

/** Fewer complete quotes than this say nothing about where a price stands among the books. */
const MIN_BOOKS = 3

/**
 * Vig-free probability of each outcome by all books except the one whose price of it is best: their consensus, each
 * counted equally.
 *
 * @param outcomes  number of outcomes of the market
 * @returns null per outcome if fewer than three books quote every outcome
 */
export function consensusExcludingBest(quotes: readonly CompleteQuote[], outcomes: number): readonly (number | null)[] {
  if (quotes.length < MIN_BOOKS) return new Array<null>(outcomes).fill(null)
  const opinions = quotes.map(({ prices }) => ({ probabilities: noVigMultiplicative(prices), weight: 1, ageMs: 0 }))
  return Array.from({ length: outcomes }, (_, outcome) => {
    const best = indexOfBest(quotes, outcome)
    const others = opinions.filter((_, i) => i !== best)
    return consensus(others, 0)?.probabilities[outcome] ?? null
  })
}

/** The quote with the highest price of an outcome; of equal prices the first. */
const indexOfBest = (quotes: readonly CompleteQuote[], outcome: number): number =>
  quotes.reduce(
    (best, { prices }, i) => ((prices[outcome] as number) > (quotes[best]?.prices[outcome] as number) ? i : best),
    0,
  )
