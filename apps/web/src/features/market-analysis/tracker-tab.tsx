import { LiveBadge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { Price } from '../../components/price.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { plural } from '../../lib/plural.ts'
import { scoreText } from '../../lib/score-text.ts'
import type { Analysis } from './analysis-query.ts'

/** The best bets in play with all their reasons, and published picks that are on. */
export function TrackerTab({ analysis }: { readonly analysis: Analysis }) {
  const { inPlay } = analysis
  if (inPlay.length === 0 && analysis.publishedInPlay.length === 0)
    return <NoLivePicks liveGames={analysis.liveGames} />
  return (
    <div className="grid gap-3">
      {inPlay.map((pick) => (
        <article key={pick.id} aria-label={pick.bet} className="grid gap-2 rounded-xl border border-line bg-raised p-4">
          <p className="flex items-center gap-2 text-sm text-soft">
            <LiveBadge /> {pick.league} · <GameLink gameId={pick.gameId}>{pick.matchInfo}</GameLink>
          </p>
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {pick.bet} <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
          </h3>
          <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 text-sm text-soft">
            {pick.score && <span>{scoreText(pick.score)}</span>}
            <Price american={pick.odds} book={pick.bookmaker} observedAt={pick.quotedAt} />
          </div>
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
    return (
      <EmptyState
        title={`${games} live. No published pick or bet worth making is on ${liveGames === 1 ? 'it' : 'them'}.`}
      />
    )
  }
  return (
    <EmptyState title="No live games currently in progress">
      <p>None of these picks is live right now.</p>
    </EmptyState>
  )
}
