import type { AlternativePicks } from '@fairline/contract'
import { Badge } from '../../components/badge.tsx'
import { Confidence } from '../../components/confidence.tsx'
import { Figure } from '../../components/figure.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { signedPercent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { AlternativeLeg } from './alternative-leg.tsx'

type Set = AlternativePicks['picks'][number]

/** The picks of one strategy: its best bet, and its best bet on another game. */
export function AlternativeCard({ set }: { readonly set: Set }) {
  const { odds } = useSettings()
  return (
    <article aria-label={set.strategy} className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <header className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">{set.strategy}</h3>
        {set.onProbation && <Badge tone="caution">On probation</Badge>}
      </header>
      {set.alsoBackedBy.length > 0 && <p className="text-sm text-soft">Also backed by {set.alsoBackedBy.join(', ')}</p>}
      <AlternativeLeg key={set.pick1.id} leg={set.pick1} />
      {set.pick2 && <AlternativeLeg key={set.pick2.id} leg={set.pick2} />}
      <div className="grid grid-cols-3 gap-2">
        {/* The mean of its bets: none of them is backed by an assumed one. */}
        <Confidence value={set.confidence} assumed={false} />
        <Figure
          name="Expected ROI"
          says="Average profit per unit staked, by our fair probabilities: of both bets as a parlay at the best book that offers both, or of the only one. A dash: no book offers both, or the parlay isn’t +EV there, so bet them as singles."
          tone={(set.expectedROI ?? 0) > 0 ? 'value' : undefined}
        >
          {set.expectedROI === null ? '–' : signedPercent(set.expectedROI / 100)}
        </Figure>
        <Figure
          name="Risk"
          says="By win probability: 60% or more is conservative, 45% or more moderate, less is aggressive."
        >
          <span className="text-base capitalize">{set.riskLevel}</span>
        </Figure>
      </div>
      {set.parlay && (
        <p className="text-sm text-soft">
          Both as a parlay: {priceText(set.parlay.odds, odds)} at {set.parlay.bookmaker}
        </p>
      )}
      <Reasons of={set.reasoning} most={2} />
    </article>
  )
}
