import { LiveBadge } from '../../components/badge.tsx'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { ConfidenceBar } from '../../components/confidence-bar.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { legOf } from '../../lib/leg-of.ts'
import { noneWorthMaking } from '../../lib/none-worth-making.ts'
import type { Analysis, AnalyzedPick } from './analysis-query.ts'

/** The best bets on games to come and in play, six of each at most, each with two reasons. */
export function LivePicksTab({ analysis }: { readonly analysis: Analysis }) {
  return (
    <div className="grid gap-4">
      <p className="border-l-2 border-written pl-3">{analysis.marketOverview}</p>
      {analysis.picks.length === 0 && (
        <NoBets learnt={analysis.provenance.learnt} title={noneWorthMaking(analysis.inPlay.length)} />
      )}
      {analysis.picks.length > 0 && (
        <ListOrder>Most confident winner, spread or total of each game to come, six at most</ListOrder>
      )}
      <Cards of={analysis.picks} />
      {analysis.inPlay.length > 0 && (
        <>
          <ListOrder>In play: most confident winner, spread or total of each game, six at most</ListOrder>
          <Cards of={analysis.inPlay} />
        </>
      )}
      <JustMissed bets={analysis.justMissed} />
      <PublishedPicks title="Published, now in play" picks={analysis.publishedInPlay} />
    </div>
  )
}

const Cards = ({ of }: { readonly of: readonly AnalyzedPick[] }) => (
  <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
    {of.map((pick) => (
      <article
        key={pick.id}
        aria-label={pick.bet}
        className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4"
      >
        <BetHead
          bet={pick}
          badges={
            <>
              <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
              {pick.isLive && <LiveBadge />}
            </>
          }
        />
        <BetFigures
          confidence={pick.confidence}
          assumed={pick.confidenceAssumed}
          inPlay={pick.isLive}
          winProbability={pick.winProbability}
          expectedValue={pick.expectedValue}
        />
        <ConfidenceBar name="Confidence" value={pick.confidence} />
        <Reasons of={pick.reasoning} most={2} />
        {/* A slip is priced before the start. */}
        {!pick.isLive && <SlipButton leg={legOf(pick)} />}
      </article>
    ))}
  </div>
)
