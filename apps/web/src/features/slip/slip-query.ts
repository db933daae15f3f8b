import { pricedSlip } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** What these bets come to together now; requested again every half a minute. @param price  American, a book's price of all of them; null where that is not known */
export const slipQuery = (ids: readonly string[], price: number | null) =>
  queryOptions({
    queryKey: [pricedSlip.path, ids.join(';'), price],
    queryFn: ({ signal }) =>
      call(pricedSlip, { signal, query: { legs: ids.join(';'), ...(price !== null && { price }) } }),
    enabled: ids.length > 0,
    refetchInterval: 30_000,
    placeholderData: (before) => before,
  })
