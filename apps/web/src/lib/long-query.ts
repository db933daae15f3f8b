import type { Route } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callBeside } from './call-beside.ts'

/** The query of a route whose answer holds thousands of rows. */
export const longQuery = <Door extends Route>(route: Door) =>
  queryOptions({
    queryKey: [route.path],
    queryFn: ({ signal, client }): Promise<z.output<Door['answer']>> =>
      callBeside(route, { signal, before: client.getQueryData([route.path]) }),
    // Rows that did not change are the same already.
    structuralSharing: false,
  })
