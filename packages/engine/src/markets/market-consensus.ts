import { consensus, type NoVigMethod, noVig } from '@fairline/odds'
import type { CompleteQuote } from './market-book.ts'
import { sharpQuote } from './sharp-books.ts'

/** A line that fewer books quote completely has no consensus. */
export const MIN_CONSENSUS_BOOKS = 3

/** Vig-free probabilities of a market, of the bets that are decided. */
export interface MarketConsensus {
  /** In the order of the market's selections. */
  readonly probabilities: readonly number[]
  /** Whether they are the sharp book's only. */
  readonly isSharp: boolean
}

/**
 * What the books say of a market, vig removed: the sharp book if it quotes, else the consensus of all.
 *
 * @param minBooks  without a sharp book, fewer complete quotes give no consensus
 * @returns null if too few books quote every selection
 */
export function marketConsensus(
  quotes: readonly CompleteQuote[],
  method: NoVigMethod,
  minBooks = MIN_CONSENSUS_BOOKS,
): MarketConsensus | null {
  const sharp = sharpQuote(quotes)
  if (sharp) return { probabilities: noVig(method, sharp.prices), isSharp: true }
  if (quotes.length < Math.max(1, minBooks)) return null
  const opinions = quotes.map(({ prices }) => ({ probabilities: noVig(method, prices), weight: 1, ageMs: 0 }))
  const probabilities = consensus(opinions, 0)?.probabilities
  return probabilities ? { probabilities, isSharp: false } : null
}
