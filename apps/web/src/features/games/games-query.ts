import { liveData } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** Today's games: one key and one fetcher. Polled every 15 s, fresh for 10 s; a house that starts is asked every second. */
export const gamesQuery = () =>
  queryOptions({
    queryKey: ['live-data'],
    queryFn: ({ signal }) => call(liveData, signal),
    staleTime: 10_000,
    refetchInterval: 15_000,
    retry: (count, error) =>
      error instanceof CallFailed && (error.kind === 'starting' || (error.kind === 'unreachable' && count < 2)),
    retryDelay: 1000,
  })
