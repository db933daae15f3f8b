import { type AdvancedMorePicks, advancedMorePicks } from '@fairline/contract'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** As documented: this many are loaded at a time. */
export const PAGE = 4
/** With a filter set all have to be looked through, so more come at once. */
const PAGE_FILTERED = 100

/** The picks of the day by rank score, some at a time; what was loaded stays when a filter is set or cleared. */
export const advancedQuery = ({ filtered }: { readonly filtered: boolean }) =>
  infiniteQueryOptions({
    queryKey: [advancedMorePicks.path],
    queryFn: ({ signal, pageParam }) => call(advancedMorePicks, { signal, query: pageParam }),
    initialPageParam: { offset: 0, limit: PAGE },
    getNextPageParam: (last: AdvancedMorePicks, all: AdvancedMorePicks[]) =>
      last.hasMore
        ? { offset: all.reduce((sum, { picks }) => sum + picks.length, 0), limit: filtered ? PAGE_FILTERED : PAGE }
        : undefined,
  })

/** All picks that were loaded, each once: between two loads one may have changed its rank. */
export function loadedPicks({ pages }: InfiniteData<AdvancedMorePicks>): AdvancedMorePicks['picks'] {
  const byId = new Map(pages.flatMap(({ picks }) => picks.map((pick) => [pick.id, pick] as const)))
  return [...byId.values()]
}
