import type { BayesianAnalysis } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { percent } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'
import { useMoreOnScroll } from '../../lib/use-more-on-scroll.ts'
import { OWN_BOOKS_NOTE, useOwnBooks } from '../../lib/use-own-books.ts'
import { usePoll } from '../../lib/use-poll.ts'
import { filterPicks, noFilters } from './filter-picks.ts'
import { orderText } from './order-text.ts'
import { CHANCES_MS, type Chances, probabilitiesQuery } from './probabilities-query.ts'
import { UbseCard } from './ubse-card.tsx'
import { UbseFilterBar } from './ubse-filter-bar.tsx'
import type { UbsePick } from './ubse-pick.ts'
import { UbseTiles } from './ubse-tiles.tsx'
import { useUbsePicks } from './use-ubse-picks.ts'

/** As documented: this many more cards come each time the end is reached. */
const AT_ONCE = 4

/** The Ultimate Betting Strategy Engine: every +EV bet of 70% confidence or more, with filters and sorting. */
export function UbseSheet({ onClose }: { readonly onClose: () => void }) {
  const { standard, picks, known } = useUbsePicks()
  const games = useQuery(probabilitiesQuery(usePoll(CHANCES_MS)))
  const probabilities = useMemo(() => new Map(games.data?.analyses.map((one) => [one.gameId, one])), [games.data])
  const [filters, setFilters] = useState(noFilters)
  const [summary, setSummary] = useState(true)
  const [drawn, setDrawn] = useState(AT_ONCE)
  const [list, setList] = useState<HTMLElement | null>(null)
  // A press on a filter is answered by the filter; the cards follow without holding anything up.
  const looked = useDeferredValue(filters)
  const kept = useMemo(() => filterPicks(picks, looked), [picks, looked])
  const more = useCallback(() => setDrawn((count) => count + AT_ONCE), [])
  useMoreOnScroll(list, kept.length > drawn ? more : null)

  return (
    <Sheet
      title="Ultimate Betting Strategy Engine"
      about="+EV bets with at least a 70% chance to beat the closing line or, in play, later odds."
      open
      onClose={onClose}
      source={standard.data?.provenance}
      listsPicks
      body={setList}
    >
      {standard.isPending ? (
        <div aria-busy="true">
          <p role="status" className="mb-3 text-sm text-soft">
            Loading UBSE recommendations...
          </p>
          <Skeleton count={3} height="h-56" />
        </div>
      ) : (
        <div className="grid gap-4">
          {known && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm text-soft" aria-live="polite">
                {kept.length === picks.length
                  ? plural(picks.length, 'pick')
                  : `${kept.length} of ${plural(picks.length, 'pick')}`}
                {standard.isError ? ' · couldn’t load the latest' : ''}
              </p>
              <Button aria-expanded={summary} onClick={() => setSummary(!summary)}>
                {summary ? 'Hide' : 'Show'} filters
              </Button>
            </div>
          )}
          {summary && known && (
            <>
              <UbseTiles picks={picks} filters={filters} onChange={setFilters} />
              <UbseFilterBar picks={picks} filters={filters} onChange={setFilters} />
            </>
          )}
          {standard.data && <FunnelLine of={standard.data.funnel} />}
          {kept.length === 0 && <NoneFound isFiltered={picks.length > 0} of={standard} />}
          <Cards picks={kept.slice(0, drawn)} order={orderText(looked)} probabilities={probabilities} />
          {kept.length > drawn && <Button onClick={more}>Load More Picks</Button>}
          {standard.data && <JustMissed bets={standard.data.justMissed} />}
          {games.data && <Accuracy of={games.data.summary} />}
        </div>
      )}
    </Sheet>
  )
}

function Cards(of: {
  readonly picks: readonly UbsePick[]
  readonly order: string
  readonly probabilities: ReadonlyMap<string, Chances>
}) {
  if (of.picks.length === 0) return null
  return (
    <>
      <ListOrder>{of.order}</ListOrder>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {of.picks.map((pick) => (
          <UbseCard key={pick.id} pick={pick} probabilities={of.probabilities.get(pick.gameId) ?? null} />
        ))}
      </div>
    </>
  )
}

/** Why no pick shows; if no filter is the reason, with a way to load again. */
function NoneFound({
  isFiltered,
  of: { isError, data, refetch },
}: {
  readonly isFiltered: boolean
  readonly of: ReturnType<typeof useUbsePicks>['standard']
}) {
  if (isFiltered)
    return (
      <EmptyState title="No picks match your filters">
        <p>Try adjusting your search criteria or filters</p>
      </EmptyState>
    )
  return (
    <NoBets
      learnt={data?.provenance.learnt}
      // The documented words for a failure.
      title={isError ? 'No picks match your filters' : 'No bet worth making right now'}
    >
      <p>
        {isError
          ? 'Couldn’t load picks. Try again in a moment.'
          : 'No recommended bet has a 70% chance to beat the closing line or, in play, later odds.'}
      </p>
      <Button className="mt-2 justify-self-center" onClick={() => void refetch()}>
        Retry Analysis
      </Button>
    </NoBets>
  )
}

/** How many settled picks won, once there are enough: only winner, spread and total of the whole game are published. */
function Accuracy({ of: { modelAccuracy, sample } }: { readonly of: BayesianAnalysis['summary'] }) {
  const ownBooks = useOwnBooks()
  return (
    <p className="text-sm text-soft">
      {modelAccuracy === null
        ? `Track record of picks on winner, spread and total: starts after 30 settled picks (${sample} so far).`
        : `${percent(modelAccuracy)} of ${sample} settled picks on winner, spread and total won.`}
      {' Props, alternate lines and parts of games are not on record.'}
      {ownBooks && OWN_BOOKS_NOTE}
    </p>
  )
}
