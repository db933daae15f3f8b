import type { BoardQuote } from './board-quote.ts'
import { findCandidates } from './find-candidates.ts'
import { type Opportunity, type Search, stakeCandidates } from './stake-candidates.ts'

/**
 * Finds the opportunities of one board, the most profitable first. Whether one exists is decided before stakes are
 * rounded; what it pays, after.
 *
 * @param quotes  all current quotes at one moment
 */
export function findOpportunities(quotes: readonly BoardQuote[], search: Search): Opportunity[] {
  return stakeCandidates(findCandidates(quotes, search.kind), search)
}
