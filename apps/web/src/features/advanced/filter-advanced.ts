import { type AdvancedPick, HIGH_CONFIDENCE } from '@fairline/contract'
import { type MarketFilter, marketFilters } from '../../lib/market-filters.ts'
import { matches } from '../../lib/matches.ts'

/** One of these at a time: choosing one clears the others. */
export type Focus = 'high' | 'trending' | 'time'

/** What a visitor has set above the list. */
export interface AdvancedFilters {
  readonly focus: Focus | null
  readonly market: MarketFilter | null
  readonly league: string | null
  readonly search: string
}

export const noAdvancedFilters: AdvancedFilters = { focus: null, market: null, league: null, search: '' }

/** High Confidence, Trending and Time exclude each other. */
export const withFocus = (filters: AdvancedFilters, focus: Focus): AdvancedFilters => ({
  ...filters,
  focus: filters.focus === focus ? null : focus,
})

/** A market goes on and off, and clears what is focused on. */
export const withMarket = (filters: AdvancedFilters, market: MarketFilter): AdvancedFilters => ({
  ...filters,
  focus: null,
  market: filters.market === market ? null : market,
})

/** A league goes on and off. */
export const withLeague = (filters: AdvancedFilters, league: string): AdvancedFilters => ({
  ...filters,
  league: filters.league === league ? null : league,
})

/** Whether anything is set: then all picks have to be looked through. */
export const isFiltered = ({ focus, market, league, search }: AdvancedFilters): boolean =>
  focus !== null || market !== null || league !== null || search.trim() !== ''

/** What the filters keep, in order of rank; of start where Time is chosen. */
export function filterAdvanced(picks: readonly AdvancedPick[], filters: AdvancedFilters): AdvancedPick[] {
  const { focus, market, league, search } = filters
  const kept = picks.filter(
    (pick) =>
      (focus !== 'high' || (pick.confidence ?? 0) >= HIGH_CONFIDENCE) &&
      (focus !== 'trending' || pick.isTrending) &&
      (market === null || marketFilters[market].keeps(pick)) &&
      (league === null || pick.league.toLowerCase() === league.toLowerCase()) &&
      matches(search, pick.matchInfo, pick.betType),
  )
  return focus === 'time' ? kept.sort((a, b) => startOf(a) - startOf(b)) : kept.sort((a, b) => a.rank - b.rank)
}

/** What has no time comes last. */
const startOf = ({ gameTime }: AdvancedPick) => (gameTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(gameTime))
