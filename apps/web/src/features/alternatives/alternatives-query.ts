import { alternativePicks } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** What single strategies would pair up; refreshed by the live stream. */
export const alternativesQuery = queryOptions({
  queryKey: [alternativePicks.path],
  queryFn: ({ signal }) => call(alternativePicks, { signal }),
})
