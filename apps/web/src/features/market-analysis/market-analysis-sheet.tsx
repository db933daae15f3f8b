import { aiMarketAnalysis } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { percent, timeText } from '../../lib/format.ts'
import { overlay } from '../../lib/overlay.ts'
import { AGAIN_MS, type Analysis, fetchAnalysis } from './analysis-query.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { LivePicksTab } from './live-picks-tab.tsx'
import { TrackerTab } from './tracker-tab.tsx'

/** The slate in the analyst’s words. Written when opened; anew every 30 s while that is wanted and a game is on. */
export function MarketAnalysisSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const [again, setAgain] = useState(true)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [aiMarketAnalysis.path],
    queryFn: ({ signal }) => fetchAnalysis(signal),
    refetchInterval: ({ state }) => (again && state.data?.picks.some(({ isLive }) => isLive) ? AGAIN_MS : false),
  })
  return (
    <Sheet title="AI Market Analysis" about="What the numbers of today’s slate say, in words." open onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {data?.picks.some(({ isLive }) => isLive) && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold">
              <LiveBadge /> GAMES
            </span>
          )}
          <p className="mr-auto w-full text-sm text-soft sm:w-auto" role="status">
            {isFetching ? 'Analyzing games...' : data ? `Updated ${timeText(data.timestamp, 'pacific')}` : ''}
          </p>
          <Chip pressed={again} onPress={() => setAgain(!again)}>
            {`Auto-refresh ${again ? 'ON' : 'OFF'}`}
          </Chip>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
        {error && (
          <FailedState title="Failed to load analysis. Please try again." onRetry={() => void refetch()}>
            <p className="text-sm text-soft">{error.message}</p>
          </FailedState>
        )}
        {!data && !error && <Skeleton count={3} height="h-40" />}
        {data && (
          <>
            <TabList
              label="AI Market Analysis"
              tabs={tabsOf(data)}
              chosen={['picks', 'analytics', 'tracker'].includes(of) ? of : 'picks'}
              onChoose={(key) => overlay.turn(`market-analysis:${key}`)}
            />
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-soft">
              <span>{data.picks.length} picks</span>
              <span>
                {data.averageConfidence === null
                  ? 'no confidence known'
                  : `${percent(data.averageConfidence)} average confidence`}
              </span>
              <span>{data.totalGames} games</span>
              {data.unmatched > 0 && (
                <span className="text-caution">{data.unmatched} suggestions could not be matched</span>
              )}
              <Badge tone="written">{data.analyst}</Badge>
            </footer>
          </>
        )}
      </div>
    </Sheet>
  )
}

const tabsOf = (analysis: Analysis) => [
  { key: 'picks', name: 'Live Picks', body: <LivePicksTab analysis={analysis} /> },
  { key: 'analytics', name: 'Analytics', body: <AnalyticsTab analysis={analysis} /> },
  { key: 'tracker', name: 'Live Tracker', body: <TrackerTab analysis={analysis} /> },
]
