import type { AlternativePicks } from '@fairline/contract'
import { EmptyState } from '../../components/empty-state.tsx'
import { AlternativeCard } from './alternative-card.tsx'

/** What single strategies would back, with how much was looked at. */
export function AlternativesPanel({ answer }: { readonly answer: AlternativePicks }) {
  const { picks, totalOptions, minConfidence, gamesAnalyzed } = answer
  return (
    <div className="grid gap-3">
      {picks.length === 0 ? (
        <EmptyState title="No Advanced Strategies Available">
          <p>Current market conditions don't meet {minConfidence}%+ confidence threshold</p>
          <p>UBSE continues monitoring • Check back in 30 minutes</p>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {picks.map((set) => (
            <AlternativeCard key={set.id} set={set} />
          ))}
        </div>
      )}
      <p className="text-sm text-soft">
        {totalOptions} strategies analyzed • Min confidence {minConfidence}% • {gamesAnalyzed} games processed
      </p>
    </div>
  )
}
