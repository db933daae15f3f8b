import { autoEnhancedMarkets, ubseRecommendations } from '@fairline/contract'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
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

/** The picks of the dialog; where the enhanced ones cannot be had, the others alone. */
export function useUbsePicks(): {
  readonly standard: UseQueryResult
  readonly picks: UbsePick[]
  readonly lookedAt: number
} {
  const standard = useQuery(standardQuery)
  const enhanced = useQuery(enhancedQuery)
  return {
    standard,
    picks: ubsePicksOf(standard.data?.recommendations ?? [], enhanced.data?.enhancedPicks ?? []),
    lookedAt: (standard.data?.lookedAt ?? 0) + (enhanced.data?.summary.lookedAt ?? 0),
  }
}
