import { memo } from 'react'
import { AnalysisBlock } from '../../components/analysis-block.tsx'
import { Assumed } from '../../components/assumed.tsx'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { BetTags } from '../../components/bet-tags.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { StrengthBar } from '../../components/strength-bar.tsx'
import { betTiming } from '../../lib/bet-timing.ts'
import { isTomorrow, percent } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { Matchup } from './matchup.tsx'
import type { Chances } from './probabilities-query.ts'
import type { UbsePick } from './ubse-pick.ts'

/** As documented where a strength is not known; shown as assumed, and counted nowhere. */
const AWAY_STRENGTH = 0.45
const HOME_STRENGTH = 0.55

interface Props {
  readonly pick: UbsePick
  /** Of its game; null where they are not known. */
  readonly probabilities: Chances | null
}

/** A recommended bet with its figures and reasons. Tomorrow’s are marked. */
export const UbseCard = memo(function UbseCard({ pick, probabilities }: Props) {
  const now = useAppNow()
  const next = isTomorrow(pick.gameTime, now)
  return (
    <article
      aria-label={`${pick.pick}, ${pick.awayTeam} at ${pick.homeTeam}`}
      className={`far-off [--about:38rem] grid content-start gap-3 rounded-xl border bg-raised p-4 ${next ? 'border-caution' : 'border-line'}`}
    >
      <BetHead
        bet={pick}
        timing={betTiming(pick.gameTime, now, pick.confidence)}
        label="Recommended Bet"
        badges={
          <>
            <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
            {pick.isLive && <LiveBadge />}
            <BetTags gameTime={pick.gameTime} confidence={pick.confidence} />
            {pick.isTrending && <Badge tone="act">Trending</Badge>}
            {pick.isEnhanced && <Badge>Enhanced</Badge>}
          </>
        }
      />
      <BetFigures
        confidence={pick.confidence}
        assumed={pick.confidenceAssumed}
        inPlay={pick.isLive}
        winProbability={pick.winProbability}
        expectedValue={pick.expectedValue / 100}
        sharpValue={pick.sharpValue === null ? null : pick.sharpValue / 100}
      />
      <StrengthGap pick={pick} />
      <Matchup pick={pick} probabilities={probabilities} />
      <Reasons of={pick.reasoning} most={3} />
      {!pick.isEnhanced && <AnalysisBlock pickId={pick.id} />}
      {/* A slip is priced before the start. */}
      {!pick.isLive && <SlipButton leg={legOf(pick)} />}
    </article>
  )
})

/** How much stronger one side is; documented defaults, dimmed, where that is not known. */
function StrengthGap({ pick: { awayTeam, homeTeam, awayStrength, homeStrength } }: { readonly pick: UbsePick }) {
  return (
    <section aria-label="Strength Gap Analysis">
      <p className="mb-1 text-xs text-soft">Strength Gap Analysis</p>
      {awayStrength !== null && homeStrength !== null ? (
        <StrengthBar
          away={{ name: awayTeam, strength: awayStrength }}
          home={{ name: homeTeam, strength: homeStrength }}
        />
      ) : (
        <p className="text-sm">
          <Assumed>
            {awayTeam} {percent(100 * AWAY_STRENGTH, 0)} · {homeTeam} {percent(100 * HOME_STRENGTH, 0)}
          </Assumed>
        </p>
      )}
    </section>
  )
}
