import { teamGameHistory, teamStats } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** As documented: cached for six hours, two retries, a second apart; none for a team that is not known. */
const caching = {
  staleTime: 6 * 3_600_000,
  gcTime: 6 * 3_600_000,
  retry: (count: number, error: Error) => count < 2 && !(error instanceof CallFailed && error.kind === 'not-found'),
  retryDelay: 1000,
} as const

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
