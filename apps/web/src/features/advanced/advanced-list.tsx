import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { LoadFailed } from '../../components/load-failed.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useMoreOnScroll } from '../../lib/use-more-on-scroll.ts'
import { AdvancedCard } from './advanced-card.tsx'
import { AdvancedFilterBar } from './advanced-filter-bar.tsx'
import { AdvancedListEnd } from './advanced-list-end.tsx'
import { loadedPicks } from './advanced-query.ts'
import { filterAdvanced, isFiltered, noAdvancedFilters } from './filter-advanced.ts'
import { useAdvancedPicks } from './use-advanced-picks.ts'

/** The day’s picks by rank score, four at a time; more come when the end of the list is reached. */
export const AdvancedList = memo(function AdvancedList() {
  const [filters, setFilters] = useState(noAdvancedFilters)
  const filtered = isFiltered(filters)
  const { query, more, mayAsk } = useAdvancedPicks(filtered)
  const { hasNextPage, isFetching } = query
  const data = useDeferredValue(query.data)
  const [list, setList] = useState<HTMLElement | null>(null)
  const drawn = data === query.data
  useMoreOnScroll(list, mayAsk && drawn && !filtered ? more : null)

  const loaded = useMemo(() => (data ? loadedPicks(data) : []), [data])
  // A press on a filter is answered by the filter; the cards follow without holding anything up.
  const looked = useDeferredValue(filters)
  const shown = useMemo(() => filterAdvanced(loaded, looked), [loaded, looked])
  const first = data?.pages[0]

  if (!first) {
    if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    return (
      <div aria-busy="true">
        <p role="status" className="mb-3 text-sm text-soft">
          Generating UBSE Picks...
        </p>
        <Skeleton count={2} height="h-72" />
      </div>
    )
  }
  const { summary, funnel, justMissed, provenance } = first
  if (summary.totalPicks === 0) {
    return (
      <div className="grid gap-3">
        <NoBets learnt={provenance.learnt} title="No Active Games Available">
          {summary.message && <p>{summary.message}</p>}
          <Button className="mt-2 justify-self-center" onClick={() => void query.refetch()}>
            Retry Analysis
          </Button>
        </NoBets>
        <JustMissed bets={justMissed} />
        <FunnelLine of={funnel} />
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <FunnelLine of={funnel} />
      <AdvancedFilterBar summary={summary} filters={filters} onChange={setFilters} />
      {shown.length > 0 && (
        <ListOrder byRankScore>{filters.focus === 'time' ? 'Earliest start first' : 'Ranked by rank score'}</ListOrder>
      )}
      {shown.length === 0 && !hasNextPage && (
        <EmptyState title="No Picks Match Current Filter">
          <p>Try another filter, or clear them all.</p>
        </EmptyState>
      )}
      <section
        ref={setList}
        aria-label="UBSE picks; scroll for more"
        aria-busy={isFetching}
        // Without a pointer it is scrolled with the keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="max-h-[80dvh] overflow-y-auto rounded-xl"
      >
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((pick) => (
            <AdvancedCard key={pick.id} pick={pick} />
          ))}
        </div>
      </section>
      {query.isFetchNextPageError && <LoadFailed error={query.error} onRetry={more} />}
      <JustMissed bets={justMissed} />
      <AdvancedListEnd
        shown={shown.length}
        loaded={loaded.length}
        total={summary.totalPicks}
        filtered={filtered}
        hasMore={hasNextPage}
        isFetching={isFetching}
        onMore={more}
      />
    </div>
  )
})
