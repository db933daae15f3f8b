import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { advancedQuery } from './advanced-query.ts'

/**
 * The day’s picks page by page. Filters look at all that there is: with one set, each page that has come asks for the next. After a page
 * that could not be had the next one is asked for when told to.
 */
export function useAdvancedPicks(filtered: boolean) {
  const query = useInfiniteQuery(advancedQuery({ filtered }))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const pages = query.data?.pages.length ?? 0
  const mayAsk = hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (filtered && pages > 0 && mayAsk) more()
  }, [filtered, pages, mayAsk, more])
  return { query, more, mayAsk }
}
