import { useQuery } from '@tanstack/react-query'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { ChanceBand } from '../../components/chance-band.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { PublishedLine } from '../../components/published-line.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { isFollowed } from '../../lib/is-followed.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { liveQuery } from './smart-parlay-queries.ts'

/** Live games with the pregame pick and its current win probability. */
export function LiveTab() {
  const query = useQuery(liveQuery)
  useSheetSource(query.data?.provenance)
  const { teams } = useSettings()
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-40" />}>
      {({ games }) =>
        games.length === 0 ? (
          <EmptyState title="No live games available for analysis" />
        ) : (
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {games.map((game) => (
              <article
                key={game.id ?? game.gameId}
                aria-label={game.game}
                className={`grid content-start gap-2 rounded-xl border bg-raised p-4 ${
                  isFollowed(sidesOf(game.game), teams) ? 'border-act' : 'border-line'
                }`}
              >
                <p className="flex flex-wrap items-center gap-2 text-xs text-soft">
                  <LiveBadge /> {game.league} · {game.liveContext.clock}
                  {game.isPick && <Badge>Published</Badge>}
                </p>
                <h3 className="flex flex-wrap justify-between gap-2 font-semibold">
                  <GameLink gameId={game.gameId}>{game.game}</GameLink>
                  <span className="scoreboard">{game.liveContext.currentScore}</span>
                </h3>
                <p className="text-lg font-semibold">{game.pick}</p>
                {game.winProbability !== null && (
                  <>
                    <ChanceBand name="Win probability now" chance={game.winProbability} between={null} />
                    <p className="text-sm text-soft">
                      {percent(game.winProbability)} to win from here
                      {game.expectedValue === null
                        ? ''
                        : ` · ${signedPercent(game.expectedValue / 100)} EV at the live price`}
                    </p>
                  </>
                )}
                <PublishedLine published={game.published} />
                <Reasons of={game.reasoning} />
              </article>
            ))}
          </div>
        )
      }
    </QueryView>
  )
}

/** @param game  `away @ home`, on neutral ground `away vs home` */
function sidesOf(game: string) {
  const [awayTeam = '', homeTeam = ''] = game.split(/ (?:@|vs) /)
  return { awayTeam, homeTeam }
}
