import type { AlternativePicks } from '@fairline/contract'
import { GameLink } from '../../components/game-link.tsx'
import { Price } from '../../components/price.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { signedPercent, startText } from '../../lib/format.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

type Leg = AlternativePicks['picks'][number]['pick1']

/** A bet that a strategy backs: which, on which game, at which price, and its way onto the slip. */
export function AlternativeLeg({ leg }: { readonly leg: Leg }) {
  const { zone } = useSettings()
  const { id, gameId, league, game, pick, odds, bookmaker, winProbability } = leg
  return (
    <section aria-label={pick} className="grid gap-2">
      <h4 className="flex flex-wrap items-center gap-2 font-medium">
        {withTrueMinus(pick)} <RecommendationBadge recommendation={leg.recommendation} confidence={leg.confidence} />
      </h4>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm text-soft">
          {league} · <GameLink gameId={gameId}>{game}</GameLink>
          <span className="block">{leg.gameTime === null ? 'Time not recorded' : startText(leg.gameTime, zone)}</span>
          <span className="block">{signedPercent(leg.expectedValue / 100)} EV as a single</span>
        </p>
        <Price american={odds} book={bookmaker} observedAt={leg.quotedAt} />
      </div>
      <SlipButton leg={{ id, gameId, league, game, pick, odds, bookmaker, winProbability }} />
    </section>
  )
}
