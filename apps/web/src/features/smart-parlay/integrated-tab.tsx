import { useQuery } from '@tanstack/react-query'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { percent } from '../../lib/format.ts'
import { RankedCard } from './ranked-card.tsx'
import { integratedQuery } from './smart-parlay-queries.ts'

/** The best bet of every game that has one, those that are on among them. */
export function IntegratedTab() {
  const query = useQuery(integratedQuery)
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ recommendations, breakdown, qualityMetrics }) => (
        <div className="grid gap-3">
          <p className="text-sm text-soft">
            {breakdown.liveGames} live · {breakdown.scheduledGames} to come
            {qualityMetrics.avgConfidence === null
              ? ''
              : ` · ${percent(qualityMetrics.avgConfidence)} confidence on average`}
          </p>
          {recommendations.length === 0 && <EmptyState title="No opportunities found for selected category" />}
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {recommendations.map((pick) => (
              <RankedCard
                key={pick.id}
                pick={pick}
                badges={
                  <>
                    {pick.gameType === 'LIVE' && <LiveBadge />}
                    <Badge tone="value">{pick.recommendation === 'STRONG_BET' ? 'STRONG BET' : 'BET'}</Badge>
                    {pick.liveContext && <span className="scoreboard">{pick.liveContext.currentScore}</span>}
                  </>
                }
              />
            ))}
          </div>
        </div>
      )}
    </QueryView>
  )
}
