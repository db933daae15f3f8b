import { LiveBadge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { plural } from '../../lib/plural.ts'
import type { Analysis } from './analysis-query.ts'

/** Live picks with all their reasons. */
export function TrackerTab({ analysis }: { readonly analysis: Analysis }) {
  const live = analysis.picks.filter(({ isLive }) => isLive)
  if (live.length === 0 && analysis.publishedInPlay.length === 0) return <NoLivePicks liveGames={analysis.liveGames} />
  return (
    <div className="grid gap-3">
      {live.map((pick) => (
        <article key={pick.id} aria-label={pick.bet} className="grid gap-2 rounded-xl border border-line bg-raised p-4">
          <p className="flex items-center gap-2 text-sm text-soft">
            <LiveBadge /> {pick.league} · <GameLink gameId={pick.gameId}>{pick.matchInfo}</GameLink>
          </p>
          <h3 className="font-semibold">{pick.bet}</h3>
          <Reasons of={pick.reasoning} />
        </article>
      ))}
      <PublishedPicks title="Published, now in play" picks={analysis.publishedInPlay} />
    </div>
  )
}

function NoLivePicks({ liveGames }: Pick<Analysis, 'liveGames'>) {
  if (liveGames > 0) {
    const games = plural(liveGames, 'game is', 'games are')
    return <EmptyState title={`${games} live. No published pick is on ${liveGames === 1 ? 'it' : 'them'}.`} />
  }
  return (
    <EmptyState title="No live games currently in progress">
      <p>None of these picks is live right now.</p>
    </EmptyState>
  )
}
