import type { AlternativePicks } from '@fairline/contract'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { plural } from '../../lib/plural.ts'
import { AlternativeCard } from './alternative-card.tsx'

/** The picks of single strategies, with how many were analyzed. */
export function AlternativesPanel({ answer }: { readonly answer: AlternativePicks }) {
  const { picks, totalOptions, minConfidence, gamesAnalyzed, funnel, justMissed, provenance } = answer
  return (
    <div className="grid gap-3">
      {picks.length === 0 ? (
        <NoBets learnt={provenance.learnt} title="No Advanced Strategies Available">
          <p>Current market conditions don't meet {minConfidence}%+ confidence threshold</p>
          <p>UBSE continues monitoring • Check back in 30 minutes</p>
        </NoBets>
      ) : (
        <>
          <ListOrder byRankScore>Each strategy’s best two bets by rank score</ListOrder>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {picks.map((set) => (
              <AlternativeCard key={set.id} set={set} />
            ))}
          </div>
        </>
      )}
      <JustMissed bets={justMissed} />
      <FunnelLine of={funnel} />
      <p className="text-sm text-soft">
        {plural(totalOptions, 'strategy', 'strategies')} analyzed • Min confidence {minConfidence}% •{' '}
        {plural(gamesAnalyzed, 'game')} processed
      </p>
    </div>
  )
}
