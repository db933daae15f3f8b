import type { ReactNode } from 'react'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead, type BetShown } from '../../components/bet-head.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { legOf } from '../../lib/leg-of.ts'
import { useSettings } from '../../lib/use-settings.ts'

interface Ranked extends BetShown {
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  /** Fraction of the stake. */
  readonly expectedValue: number
  readonly reasoning: string
}

/** A pick of Smart Parlay; who follows one of its teams sees it marked. */
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
  const followed = teams.some((name) => name === pick.homeTeam || name === pick.awayTeam)
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
            {badges}
          </>
        }
      />
      <BetFigures
        confidence={pick.confidence}
        winProbability={pick.winProbability}
        expectedValue={pick.expectedValue}
      />
      <Reasons of={[pick.reasoning]} />
      {children}
      <SlipButton leg={legOf(pick)} />
    </article>
  )
}
