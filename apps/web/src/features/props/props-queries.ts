import { authenticProps, premiumPlayerProps } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { callBeside } from '../../lib/call-beside.ts'

/** Every prop of the day, ranked; asked every 30 s while the live stream is down. */
export const premiumQuery = (refetchInterval: number | false) =>
  queryOptions({
    queryKey: [premiumPlayerProps.path],
    queryFn: ({ signal, client }) =>
      callBeside(premiumPlayerProps, { signal, before: client.getQueryData([premiumPlayerProps.path]) }),
    // Rows that did not change are the same already.
    structuralSharing: false,
    refetchInterval,
  })

/** The same with what models, books and movement say of each. */
export const enhancedQuery = queryOptions({
  queryKey: [authenticProps.path],
  queryFn: ({ signal, client }) =>
    callBeside(authenticProps, { signal, before: client.getQueryData([authenticProps.path]) }),
  structuralSharing: false,
})
