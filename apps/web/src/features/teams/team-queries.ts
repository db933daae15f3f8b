import { teamGameHistory, teamStats } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** As documented: cached for six hours, two retries, a second apart. */
const caching = { staleTime: 6 * 3_600_000, gcTime: 6 * 3_600_000, retry: 2, retryDelay: 1000 } as const

export const statsQuery = (league: string, team: string) =>
  queryOptions({
    queryKey: [teamStats.path, league, team],
    queryFn: ({ signal }) => call(teamStats, { signal, places: { league, team } }),
    ...caching,
  })

export const historyQuery = (league: string, team: string) =>
  queryOptions({
    queryKey: [teamGameHistory.path, league, team],
    queryFn: ({ signal }) => call(teamGameHistory, { signal, places: { league, team } }),
    ...caching,
  })
