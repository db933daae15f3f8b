import type { ParlayPicks } from '@fairline/contract'
import { Confidence } from '../../components/confidence.tsx'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { GameLink } from '../../components/game-link.tsx'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { percent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'

type Shown = NonNullable<ParlayPicks['picks']['pick1']>

/** One bet with everything it was decided on. */
export function PickCard({
  title,
  pick,
  note,
}: {
  readonly title: string
  readonly pick: Shown
  readonly note?: string
}) {
  const { odds } = useSettings()
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-4" aria-label={`${title}: ${pick.text}`}>
      <header className="flex items-start justify-between gap-3">
        <div>
          <p className="text-xs font-semibold tracking-wide text-soft uppercase">
            {title} · {pick.league}
          </p>
          <h3 className="mt-1 text-lg font-semibold">{pick.text}</h3>
          <p className="text-sm text-soft">
            <GameLink gameId={pick.gameId}>{pick.matchup}</GameLink> · {pick.book}
          </p>
        </div>
        <GradeBadge grade={pick.grade} />
      </header>
      <div className="grid grid-cols-3 gap-2">
        <Confidence value={pick.confidence} />
        <Figure name="Win chance" says={`The fair chance that the bet wins: ${pick.why}.`}>
          {percent(pick.winProbability)}
        </Figure>
        <ExpectedValue fraction={pick.expectedValue} />
      </div>
      <Reasons of={pick.reasoning} />
      {pick.goodDownTo !== null && <p className="text-sm text-soft">Good down to {priceText(pick.goodDownTo, odds)}</p>}
      {pick.analysis && <p className="border-l-2 border-written pl-3 text-sm">{pick.analysis}</p>}
      {note && <p className="text-sm text-caution">{note}</p>}
    </article>
  )
}
