import type { ParlayPicks } from '@fairline/contract'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { odds, percent, signedPercent } from '../../lib/format.ts'

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
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-4" aria-label={`${title}: ${pick.text}`}>
      <header className="flex items-start justify-between gap-3">
        <div>
          <p className="text-xs font-semibold tracking-wide text-soft uppercase">
            {title} · {pick.league}
          </p>
          <h3 className="mt-1 text-lg font-semibold">{pick.text}</h3>
          <p className="text-sm text-soft">
            {pick.matchup} · {pick.book}
          </p>
        </div>
        <GradeBadge grade={pick.grade} />
      </header>
      <dl className="grid grid-cols-3 gap-2">
        <Figure
          name="Confidence"
          value={pick.confidence === null ? '–' : percent(pick.confidence, 0)}
          says="The calibrated chance that this price beats the fair closing price. It is not the chance to win."
        />
        <Figure
          name="Win chance"
          value={percent(pick.winProbability)}
          says={`The fair chance that the bet wins: ${pick.why}.`}
        />
        <Figure
          name="Expected value"
          value={signedPercent(pick.expectedValue)}
          says="Profit expected for each unit staked at this price, by our fair chance."
          good={pick.expectedValue > 0}
        />
      </dl>
      {pick.goodDownTo !== null && <p className="text-sm text-soft">Good down to {odds(pick.goodDownTo)}</p>}
      {note && <p className="text-sm text-caution">{note}</p>}
    </article>
  )
}

function Figure({
  name,
  value,
  says,
  good,
}: {
  readonly name: string
  readonly value: string
  readonly says: string
  readonly good?: boolean
}) {
  return (
    <div title={says}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className={`scoreboard text-2xl font-semibold ${good ? 'text-value' : ''}`}>{value}</dd>
      <dd className="sr-only">{says}</dd>
    </div>
  )
}
