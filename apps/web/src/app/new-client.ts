import { QueryClient } from '@tanstack/react-query'

/** Data loading as specified: no retries, no refetch on focus, always stale, unused cache let go at once. */
export const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 },
      mutations: { retry: false },
    },
  })
