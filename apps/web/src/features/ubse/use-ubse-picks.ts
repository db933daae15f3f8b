import { autoEnhancedMarkets, type UbseRecommendations, ubseRecommendations } from '@fairline/contract'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { type UbsePick, ubsePicksOf } from './ubse-pick.ts'

const standardQuery = queryOptions({
  queryKey: [ubseRecommendations.path],
  queryFn: ({ signal }) => call(ubseRecommendations, { signal }),
})
const enhancedQuery = queryOptions({
  queryKey: [autoEnhancedMarkets.path],
  queryFn: ({ signal }) => call(autoEnhancedMarkets, { signal }),
})

/** The picks of the dialog; only the standard ones if the enhanced ones cannot be loaded. */
export function useUbsePicks(): {
  readonly standard: UseQueryResult<UbseRecommendations>
  readonly picks: UbsePick[]
  /** Whether any list has loaded: before that the number of picks is unknown. */
  readonly known: boolean
} {
  const standard = useQuery(standardQuery)
  const enhanced = useQuery(enhancedQuery)
  const [recommended, others] = [standard.data?.recommendations, enhanced.data?.enhancedPicks]
  // The same picks until others come: their cards are not drawn again for every letter of a search.
  const picks = useMemo(() => ubsePicksOf(recommended ?? [], others ?? []), [recommended, others])
  return {
    standard,
    picks,
    known: standard.data !== undefined || picks.length > 0,
  }
}
