import { authenticProps, premiumPlayerProps } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Every prop of the day, ranked; asked every 30 s while the live stream is down. */
export const premiumQuery = (refetchInterval: number | false) =>
  queryOptions({
    queryKey: [premiumPlayerProps.path],
    queryFn: ({ signal }) => call(premiumPlayerProps, { signal }),
    refetchInterval,
  })

/** The same with what models, books and movement say of each. */
export const enhancedQuery = queryOptions({
  queryKey: [authenticProps.path],
  queryFn: ({ signal }) => call(authenticProps, { signal }),
})
