import { parlayPicks } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** The day's two best picks: refetched every 30 s, three retries. */
export const picksQuery = () =>
  queryOptions({
    queryKey: ['parlay-picks'],
    queryFn: ({ signal }) => call(parlayPicks, signal),
    refetchInterval: 30_000,
    retry: (count, error) => (error instanceof CallFailed && error.kind === 'starting') || count < 3,
    retryDelay: 1000,
  })
