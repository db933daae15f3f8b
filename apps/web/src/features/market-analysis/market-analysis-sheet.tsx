import { aiMarketAnalysis } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { averageConfidence, countRated } from '../../lib/average-confidence.ts'
import { timeText } from '../../lib/format.ts'
import { overlay } from '../../lib/overlay.ts'
import { plural } from '../../lib/plural.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { type Analysis, fetchAnalysis, REFRESH_MS } from './analysis-query.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { LivePicksTab } from './live-picks-tab.tsx'
import { TrackerTab } from './tracker-tab.tsx'

/** The analyst’s view of the slate. Loads when opened, and every 30 s while auto-refresh is on and a pick is live. */
export function MarketAnalysisSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const { zone } = useSettings()
  const [again, setAgain] = useState(true)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [aiMarketAnalysis.path],
    queryFn: ({ signal }) => fetchAnalysis(signal),
    refetchInterval: ({ state }) => (again && (state.data?.liveGames ?? 0) > 0 ? REFRESH_MS : false),
  })
  return (
    <Sheet
      title="AI Market Analysis"
      about="Today’s slate, explained."
      open
      onClose={onClose}
      source={data?.provenance}
      listsPicks
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {(data?.liveGames ?? 0) > 0 && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold">
              <LiveBadge /> GAMES
            </span>
          )}
          <p className="mr-auto w-full text-sm text-soft sm:w-auto" role="status">
            {isFetching ? 'Analyzing games...' : data ? `Updated ${timeText(data.timestamp, zone)}` : ''}
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
              <span>
                {plural(data.picks.length, 'pick')}
                {data.inPlay.length > 0 && ` and ${data.inPlay.length} in play`}
              </span>
              <span>
                {data.averageConfidence === null
                  ? 'no confidence yet'
                  : averageConfidence(data.averageConfidence, countRated(data.picks))}
              </span>
              <span>{plural(data.totalGames, 'game')}</span>
              {data.unmatched > 0 && (
                <span className="text-caution">{plural(data.unmatched, 'suggestion')} could not be matched</span>
              )}
              <FunnelLine of={data.funnel} />
              <Badge tone={data.analyst === 'Fairline' ? 'plain' : 'written'}>{data.analyst}</Badge>
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
