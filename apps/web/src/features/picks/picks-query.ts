import { parlayPicks } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** The day's two best picks: refetched every 30 s while the live stream is down, three retries. */
export const picksQuery = (refetchInterval: number | false) =>
  queryOptions({
    queryKey: [parlayPicks.path],
    queryFn: ({ signal }) => call(parlayPicks, { signal }),
    refetchInterval,
    retry: (count, error) => (error instanceof CallFailed && error.kind === 'starting') || count < 3,
    retryDelay: 1000,
  })
