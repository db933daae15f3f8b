import type { ReactNode } from 'react'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead, type BetShown } from '../../components/bet-head.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { isFollowed } from '../../lib/is-followed.ts'
import { legOf } from '../../lib/leg-of.ts'
import { useSettings } from '../../lib/use-settings.ts'

interface Ranked extends BetShown {
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  readonly confidenceAssumed: boolean
  /** Fraction of the stake. */
  readonly expectedValue: number
  readonly reasoning: string
  readonly recommendation: 'bet' | 'lean' | 'pass'
  /** Whether its game is on. */
  readonly inPlay?: boolean
}

/** A pick of Smart Parlay; marked if the visitor follows one of its teams. */
export function RankedCard({
  pick,
  badges,
  children,
}: {
  readonly pick: Ranked
  readonly badges?: ReactNode
  readonly children?: ReactNode
}) {
  const { teams } = useSettings()
  const followed = isFollowed(pick, teams)
  return (
    <article
      aria-label={`${pick.pick}, ${pick.awayTeam} at ${pick.homeTeam}`}
      className={`far-off [--about:24rem] grid content-start gap-3 rounded-xl border bg-raised p-4 ${followed ? 'border-act' : 'border-line'}`}
    >
      <BetHead
        bet={pick}
        badges={
          <>
            {followed && <span className="text-act">★ followed</span>}
            <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
            {badges}
          </>
        }
      />
      <BetFigures
        confidence={pick.confidence}
        assumed={pick.confidenceAssumed}
        inPlay={pick.inPlay ?? false}
        winProbability={pick.winProbability}
        expectedValue={pick.expectedValue}
      />
      <Reasons of={[pick.reasoning]} />
      {children}
      {/* A slip is priced before the start. */}
      {!pick.inPlay && <SlipButton leg={legOf(pick)} />}
    </article>
  )
}
