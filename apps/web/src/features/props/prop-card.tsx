import type { RandomPlayerProp } from '@fairline/contract'
import { Badge } from '../../components/badge.tsx'
import { Confidence } from '../../components/confidence.tsx'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { Price } from '../../components/price.tsx'
import { ProbabilityBand } from '../../components/probability-band.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { TomorrowBadge } from '../../components/tomorrow-badge.tsx'
import { percent } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { plural } from '../../lib/plural.ts'

export type Drawn = NonNullable<RandomPlayerProp['prop']>

/** A bet on what a player counts, with everything it was decided on. */
export function PropCard({ prop }: { readonly prop: Drawn }) {
  return (
    <article
      aria-label={`${prop.playerName}, ${prop.propType}: ${prop.finalRecommendation}`}
      className="grid gap-4 rounded-xl border border-line bg-raised p-4 text-left"
    >
      <header className="flex items-start justify-between gap-3">
        <div>
          <p className="text-xs font-semibold tracking-wide text-soft uppercase">
            {prop.league} · {prop.propType} <TomorrowBadge gameTime={prop.gameTime} />
          </p>
          <h3 className="mt-1 text-lg font-semibold">{prop.playerName}</h3>
          <p className="text-sm text-soft">
            <GameLink gameId={prop.gameId}>
              {prop.team === null ? prop.matchup : `${prop.team} vs ${prop.opponent ?? 'unknown opponent'}`}
            </GameLink>
          </p>
        </div>
        <GradeBadge grade={prop.valueGrade} />
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="scoreboard text-3xl font-bold">{prop.finalRecommendation}</p>
        <Price american={prop.odds} book={prop.bookmaker} observedAt={prop.quotedAt} />
      </div>
      <ProbabilityBand name="Win probability" probability={prop.winProbability} between={null} />
      <div className="grid grid-cols-3 gap-2">
        <ExpectedValue fraction={prop.expectedValue / 100} />
        <Figure
          name="Win probability"
          says="Our fair probability that the bet wins if it is not a push: the other books and our models together."
        >
          {percent(prop.winProbability)}
        </Figure>
        <Confidence value={prop.finalConfidence} assumed={prop.confidenceAssumed} />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        {prop.recommendation !== 'PASS' && <Badge tone="value">{prop.recommendation}</Badge>}
        {prop.last5.length > 0 && <span>{lastFive(prop.last5)}</span>}
      </p>
      <Reasons of={prop.reasoning} most={2} />
      <SlipButton leg={legOf({ ...prop, pick: `${prop.playerName} ${prop.finalRecommendation} ${prop.propType}` })} />
    </article>
  )
}

const lastFive = (went: readonly boolean[]): string =>
  `Hit in ${went.filter(Boolean).length} of the last ${plural(went.length, 'game')}`
