import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { advancedQuery } from './advanced-query.ts'

/**
 * The day’s picks page by page. Filters need all picks: while one is set, each page that arrives requests the next. After a page that
 * failed, the next is loaded on request only.
 */
export function useAdvancedPicks(filtered: boolean) {
  const [wasFiltered, setWasFiltered] = useState(filtered)
  if (filtered && !wasFiltered) setWasFiltered(true)
  // As large as before, so that what was loaded is loaded again when the board changes.
  const query = useInfiniteQuery(advancedQuery({ filtered: wasFiltered }))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const pages = query.data?.pages.length ?? 0
  const mayAsk = hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (filtered && pages > 0 && mayAsk) more()
  }, [filtered, pages, mayAsk, more])
  return { query, more, mayAsk }
}
