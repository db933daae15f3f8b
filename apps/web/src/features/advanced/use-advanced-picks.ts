import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { advancedQuery } from './advanced-query.ts'

/**
 * The day’s picks page by page. Filters look at all that there is: with one set, each page that has come asks for the next. After a page
 * that could not be had the next one is asked for when told to.
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
