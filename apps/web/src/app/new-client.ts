import { QueryClient } from '@tanstack/react-query'
import { BUSY_MS, retryOnceIfBusy } from '../lib/retry-once-if-busy.ts'

/** Data loading as specified: no retries (but one where the server says that it is busy), no refetch on focus, always stale, unused cache let go at once. */
export const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryOnceIfBusy,
        retryDelay: BUSY_MS,
        refetchOnWindowFocus: false,
        staleTime: 0,
        gcTime: 0,
      },
      mutations: { retry: false },
    },
  })
