import type { LeagueKey } from '@fairline/domain'
import type { BoardQuote } from './board-quote.ts'
import { findCandidates } from './find-candidates.ts'
import { type Opportunity, paysMoreThanOneLeg, type Search, stakeCandidates } from './stake-candidates.ts'

/**
 * Finds the opportunities of one board, the most profitable first. Whether one exists is decided before stakes are
 * rounded; what it pays, after.
 *
 * @param quotes  all current quotes at one moment
 * @param league  of all of them; null if it is not known (see `stakeCandidates`)
 */
export function findOpportunities(
  quotes: readonly BoardQuote[],
  search: Search,
  league: LeagueKey | null,
): Opportunity[] {
  const found = stakeCandidates(findCandidates(quotes, search.kind), search, () => league)
  return search.kind === 'middle' ? found.filter(paysMoreThanOneLeg) : found
}
