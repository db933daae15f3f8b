import type { ParlayPicks } from '@fairline/contract'
import { EmptyState } from '../../components/empty-state.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { PickCard } from './pick-card.tsx'

/** The day's two picks, or the honest reason why there are none. */
export function PickPanel({ answer }: { readonly answer: ParlayPicks }) {
  const { pick1, pick2 } = answer.picks
  const { odds } = useSettings()
  return (
    <div className="grid gap-3">
      {answer.reason === 'no-games' && (
        <EmptyState title="NO GAMES AVAILABLE">
          <p>Sorry, no games available today</p>
          <p>All games have either completed or started. Check back tomorrow for new predictions.</p>
        </EmptyState>
      )}
      {answer.reason === 'still-learning' && (
        <EmptyState title="Not yet: past games are being learnt">
          <p>
            {answer.provenance.learnt === null
              ? 'Picks follow'
              : `${percent(answer.provenance.learnt, 0)} is done; picks follow`}{' '}
            within minutes. Until then nothing is picked.
          </p>
        </EmptyState>
      )}
      {answer.reason === 'no-bet-worth-making' && (
        <EmptyState title="No bet worth making right now">
          <p>
            {answer.lookedAt === 1 ? '1 game was' : `${answer.lookedAt} games were`} looked at. No price pays more than
            its fair chance asks.
          </p>
        </EmptyState>
      )}
      {pick1 && <PickCard title="Pick 1" pick={pick1} />}
      {pick2 && <PickCard title="Pick 2" pick={pick2} />}
      {answer.parlay && (
        <p className="text-sm text-soft">
          Parlay these picks for higher odds: {priceText(answer.parlay.odds, odds)}, both win{' '}
          {percent(answer.parlay.winProbability)} of the time, expected value{' '}
          {signedPercent(answer.parlay.expectedValue)}.
        </p>
      )}
      {answer.nearest.length > 0 && (
        <details className="rounded-xl border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
            Nearest to the bar ({answer.nearest.length})
          </summary>
          <div className="grid gap-3 p-3 pt-0">
            {answer.nearest.map((pick) => (
              <PickCard key={pick.gameId} title="Not a pick" pick={pick} note={pick.passReason} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
