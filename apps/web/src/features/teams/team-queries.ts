import { teamGameHistory, teamStats } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

const SIX_HOURS_MS = 6 * 3_600_000
/** While past games are being learned. */
const LEARNING_MS = 15_000

/** As documented: cached for six hours, two retries, a second apart; none for a team that is not known. */
const caching = {
  staleTime: SIX_HOURS_MS,
  gcTime: SIX_HOURS_MS,
  retry: (count: number, error: Error) => count < 2 && !(error instanceof CallFailed && error.kind === 'not-found'),
  retryDelay: 1000,
} as const

export const statsQuery = (league: string, team: string) =>
  queryOptions({
    queryKey: [teamStats.path, league, team],
    queryFn: ({ signal }) => call(teamStats, { signal, places: { league, team } }),
    ...caching,
    staleTime: ({ state }) => (state.data?.team.isLearning ? 0 : SIX_HOURS_MS),
    refetchInterval: ({ state }) => (state.data?.team.isLearning ? LEARNING_MS : false),
  })

/** @param isLearning  whether past games are being learned: the history of before is loaded again afterwards */
export const historyQuery = (league: string, team: string, isLearning: boolean) =>
  queryOptions({
    queryKey: [teamGameHistory.path, league, team, isLearning],
    queryFn: ({ signal }) => call(teamGameHistory, { signal, places: { league, team } }),
    ...caching,
  })
