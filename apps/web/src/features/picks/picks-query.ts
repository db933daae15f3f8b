import { parlayPicks } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** The day's two best picks: refetched every 30 s while the live stream is down, three retries. */
export const picksQuery = (refetchInterval: number | false, ai: boolean) =>
  queryOptions({
    queryKey: [parlayPicks.path, ai],
    queryFn: ({ signal }) => call(parlayPicks, { signal, query: ai ? { ai: '1' } : {} }),
    refetchInterval,
    retry: (count, error) => (error instanceof CallFailed && error.kind === 'starting') || count < 3,
    retryDelay: 1000,
  })
