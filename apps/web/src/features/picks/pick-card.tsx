import type { ParlayPicks } from '@fairline/contract'
import { Confidence } from '../../components/confidence.tsx'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { NotRecorded } from '../../components/not-recorded.tsx'
import { Price } from '../../components/price.tsx'
import { PublishedLine } from '../../components/published-line.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { SuggestedStake } from '../../components/suggested-stake.tsx'
import { countdownText } from '../../lib/countdown-text.ts'
import { percent, startText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

type Shown = NonNullable<ParlayPicks['picks']['pick1']>

/** One bet with everything it is judged by, and what can be done with it. */
export function PickCard({ title, pick }: { readonly title: string; readonly pick: Shown }) {
  const { odds } = useSettings()
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-4" aria-label={`${title}: ${pick.pick}`}>
      <PickHead title={title} pick={pick} />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <ExpectedValue fraction={pick.expectedValue} />
        <Figure name="Win probability" says={`The fair probability that the bet wins: ${pick.why}.`}>
          {percent(pick.winProbability)}
        </Figure>
        {/* Only recommended bets are offered, and an assumed confidence recommends none. */}
        <Confidence value={pick.confidence} assumed={false} />
        <SuggestedStake kelly={pick.kelly} />
      </div>
      <PublishedLine published={pick.published} />
      <Reasons of={pick.reasoning} />
      {pick.goodDownTo !== null && <p className="text-sm text-soft">Playable to {priceText(pick.goodDownTo, odds)}</p>}
      {pick.analysis && <p className="border-l-2 border-written pl-3 text-sm">{pick.analysis}</p>}
      <SlipButton
        leg={{
          id: pick.id,
          gameId: pick.gameId,
          league: pick.league,
          game: pick.matchup,
          pick: pick.pick,
          odds: pick.odds,
          bookmaker: pick.book,
          winProbability: pick.winProbability,
        }}
      />
    </article>
  )
}

function PickHead({ title, pick }: { readonly title: string; readonly pick: Shown }) {
  const { zone } = useSettings()
  const countdown = countdownText(pick.gameTime, useAppNow())
  const start = pick.gameTime === null ? 'Time not recorded' : startText(pick.gameTime, zone)
  return (
    <header className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-1.5 text-xs font-semibold tracking-wide text-soft uppercase">
            {title} · {pick.league}{' '}
            <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
          </p>
          <h3 className="mt-1 text-lg font-semibold break-words">{withTrueMinus(pick.pick)}</h3>
        </div>
        <GradeBadge grade={pick.grade} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm text-soft">
          <GameLink gameId={pick.gameId}>{pick.matchup}</GameLink>
          <span className="block">
            {start}
            {countdown === null ? '' : ` · ${countdown}`}
          </span>
        </p>
        <Price american={pick.odds} book={pick.book} observedAt={pick.quotedAt} />
      </div>
      <NotRecorded isRecorded={pick.isRecorded} />
    </header>
  )
}
