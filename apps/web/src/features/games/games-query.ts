import { liveData } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed } from '../../lib/call.ts'
import { callLiveData } from '../../lib/call-live-data.ts'

/** Today's games: one key and one fetcher. Polled every 15 s while the live stream is down, fresh for 10 s; an app that starts is polled every second. */
export const gamesQuery = (refetchInterval: number | false) =>
  queryOptions({
    queryKey: [liveData.path],
    queryFn: callLiveData,
    staleTime: 10_000,
    refetchInterval,
    retry: (count, error) =>
      error instanceof CallFailed && (error.kind === 'starting' || (error.kind === 'unreachable' && count < 2)),
    retryDelay: 1000,
  })
