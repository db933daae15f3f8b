import type { LiveGamesAnalysis } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { ProbabilityBand } from '../../components/probability-band.tsx'
import { PublishedLine } from '../../components/published-line.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { isFollowed } from '../../lib/is-followed.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { RankedCard } from './ranked-card.tsx'
import { liveQuery } from './smart-parlay-queries.ts'

/** What is worth making now on live games, and each of them with the pregame pick and its current win probability. */
export function LiveTab() {
  const query = useQuery(liveQuery)
  useSheetSource(query.data?.provenance)
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-40" />}>
      {({ games, worthNow }) =>
        games.length === 0 ? (
          <EmptyState title="No live games available for analysis" />
        ) : (
          <div className="grid gap-3">
            <WorthNow picks={worthNow} />
            <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {games.map((game) => (
                <GameCard key={game.id ?? game.gameId} of={game} />
              ))}
            </div>
          </div>
        )
      }
    </QueryView>
  )
}

/** Bets in play at their prices now; nothing if none is recommended. */
function WorthNow({ picks }: { readonly picks: LiveGamesAnalysis['worthNow'] }) {
  if (picks.length === 0) return null
  return (
    <section aria-label="Worth making now" className="grid gap-3">
      <h3 className="font-semibold">Worth making now ({picks.length})</h3>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {picks.map((pick) => (
          <RankedCard key={pick.id} pick={{ ...pick, inPlay: true }} badges={<LiveBadge />} />
        ))}
      </div>
    </section>
  )
}

/** A live game with its pregame pick, or its favorite. */
function GameCard({ of: game }: { readonly of: LiveGamesAnalysis['games'][number] }) {
  const { teams } = useSettings()
  const isMarked = isFollowed(sidesOf(game.game), teams)
  return (
    <article
      aria-label={game.game}
      className={`grid content-start gap-2 rounded-xl border bg-raised p-4 ${isMarked ? 'border-act' : 'border-line'}`}
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
          <ProbabilityBand name="Win probability now" probability={game.winProbability} between={null} />
          <p className="text-sm text-soft">
            {percent(game.winProbability)} to win from here
            {game.expectedValue === null ? '' : ` · ${signedPercent(game.expectedValue / 100)} EV at the live price`}
          </p>
        </>
      )}
      <PublishedLine published={game.published} />
      <Reasons of={game.reasoning} />
    </article>
  )
}

/** @param game  `away @ home`, on neutral ground `away vs home` */
function sidesOf(game: string) {
  const [awayTeam = '', homeTeam = ''] = game.split(/ (?:@|vs) /)
  return { awayTeam, homeTeam }
}
