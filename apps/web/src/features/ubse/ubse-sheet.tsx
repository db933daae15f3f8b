import type { BayesianAnalysis } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { percent } from '../../lib/format.ts'
import { useMoreOnScroll } from '../../lib/use-more-on-scroll.ts'
import { usePoll } from '../../lib/use-poll.ts'
import { CHANCES_MS, chancesQuery } from './chances-query.ts'
import { filterPicks, noFilters } from './filter-picks.ts'
import { UbseCard } from './ubse-card.tsx'
import { UbseFilterBar } from './ubse-filter-bar.tsx'
import { UbseTiles } from './ubse-tiles.tsx'
import { useUbsePicks } from './use-ubse-picks.ts'

/** As documented: so many more cards come each time the end is reached. */
const AT_ONCE = 4

/** The Ultimate Betting Strategy Engine: every bet of 70 % confidence or more, to be filtered and sorted. */
export function UbseSheet({ onClose }: { readonly onClose: () => void }) {
  const { standard, picks, lookedAt, known } = useUbsePicks()
  const games = useQuery(chancesQuery(usePoll(CHANCES_MS)))
  const chances = useMemo(() => new Map(games.data?.analyses.map((one) => [one.gameId, one])), [games.data])
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
      about="Every bet of 70% confidence or more on games to come that is worth its price."
      open
      onClose={onClose}
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
                {kept.length === picks.length ? `${picks.length} picks` : `${kept.length} of ${picks.length} picks`}
                {standard.isError
                  ? ' · the newest could not be had'
                  : ` · ${lookedAt.toLocaleString('en-US')} prices looked at`}
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
          {kept.length === 0 && (
            <NoneFound
              why={picks.length === 0 ? whyNone(standard.isError) : null}
              onRetry={() => void standard.refetch()}
            />
          )}
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {kept.slice(0, drawn).map((pick) => (
              <UbseCard key={pick.id} pick={pick} chances={chances.get(pick.gameId) ?? null} />
            ))}
          </div>
          {kept.length > drawn && <Button onClick={more}>Load More Picks</Button>}
          {games.data && <Accuracy of={games.data.summary} />}
        </div>
      )}
    </Sheet>
  )
}

/** Nothing to draw: why, where it is no filter's doing, and a way to ask again. */
function NoneFound({ why, onRetry }: { readonly why: string | null; readonly onRetry: () => void }) {
  return (
    <EmptyState title="No picks match your filters">
      <p>{why ?? 'Try adjusting your search criteria or filters'}</p>
      {why !== null && (
        <Button className="mt-2 justify-self-center" onClick={onRetry}>
          Retry Analysis
        </Button>
      )}
    </EmptyState>
  )
}

/** How often such picks were right: of the ledger, once there are enough. */
function Accuracy({ of: { modelAccuracy, sample } }: { readonly of: BayesianAnalysis['summary'] }) {
  return (
    <p className="text-sm text-soft">
      {modelAccuracy === null
        ? `Too few published picks are settled (${sample} of 30) to say how many win.`
        : `Of ${sample} published picks that are settled, ${percent(modelAccuracy)} won.`}
    </p>
  )
}

const whyNone = (failed: boolean): string =>
  failed
    ? 'The recommendations could not be had. Try again in a moment.'
    : 'No bet worth making right now: no price has a confidence of 70% and pays more than its fair chance asks.'
