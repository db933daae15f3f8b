import { useQuery } from '@tanstack/react-query'
import { LiveBadge } from '../../components/badge.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { averageConfidence, countRated } from '../../lib/average-confidence.ts'
import { plural } from '../../lib/plural.ts'
import { RankedCard } from './ranked-card.tsx'
import { integratedQuery } from './smart-parlay-queries.ts'

/** The best bet of every game that has one, live games included. */
export function IntegratedTab() {
  const query = useQuery(integratedQuery)
  useSheetSource(query.data?.provenance)
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ recommendations, publishedInPlay, breakdown, qualityMetrics, funnel, justMissed, provenance }) => (
        <div className="grid gap-3">
          <p className="text-sm text-soft">
            {plural(breakdown.liveGames, 'bet')} in play · {breakdown.scheduledGames} upcoming
            {qualityMetrics.avgConfidence === null
              ? ''
              : ` · ${averageConfidence(qualityMetrics.avgConfidence, countRated(recommendations.filter(({ gameType }) => gameType !== 'LIVE')))}`}
          </p>
          {recommendations.length === 0 && (
            <NoBets learnt={provenance.learnt} title="No opportunities found for selected category" />
          )}
          {recommendations.length > 0 && (
            <ListOrder>Most confident winner, spread or total of each game; live games first</ListOrder>
          )}
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {recommendations.map((pick) => (
              <RankedCard
                key={pick.id}
                pick={{ ...pick, recommendation: pick.verdict, inPlay: pick.gameType === 'LIVE' }}
                badges={pick.gameType === 'LIVE' && <LiveBadge />}
              />
            ))}
          </div>
          <JustMissed bets={justMissed} />
          <FunnelLine of={funnel} />
          <PublishedPicks title="Published, now in play" picks={publishedInPlay} />
        </div>
      )}
    </QueryView>
  )
}
