import type { ParlayPicks } from '@fairline/contract'
import { EmptyState } from '../../components/empty-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { pacificDay, percent, signedPercent } from '../../lib/format.ts'
import { overlay } from '../../lib/overlay.ts'
import { priceText } from '../../lib/price-text.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { PickCard } from './pick-card.tsx'

/** The two best bets that can be made now, or why there are none; and what became of the picks published today. */
export function PickPanel({ answer }: { readonly answer: ParlayPicks }) {
  const { pick1, pick2 } = answer.picks
  const { odds } = useSettings()
  const now = useAppNow()
  return (
    <div className="grid gap-3">
      {answer.reason === 'no-games' && (
        <EmptyState title="NO GAMES AVAILABLE">
          <p>Sorry, no games available today</p>
          <p>All games have either completed or started. Check back tomorrow for new predictions.</p>
        </EmptyState>
      )}
      {(answer.reason === 'still-learning' || answer.reason === 'no-bet-worth-making') && (
        <NoBets learnt={answer.provenance.learnt} title="No bet worth making right now">
          <p>No bet clears the bar at the best price. Check back when prices move.</p>
        </NoBets>
      )}
      {answer.reason !== 'no-games' && <FunnelLine of={answer.funnel} />}
      <PublishedSummary published={answer.published} />
      {pick1 && <PickCard title="Pick 1" pick={pick1} />}
      {pick2 && <PickCard title="Pick 2" pick={pick2} />}
      {answer.parlay && (
        <p className="text-sm text-soft">
          Parlay these picks for higher odds: {priceText(answer.parlay.odds, odds)} at {answer.parlay.bookmaker}, both
          win {percent(answer.parlay.winProbability)} of the time, {signedPercent(answer.parlay.expectedValue)} EV.
        </p>
      )}
      <JustMissed bets={answer.justMissed} />
      {answer.published.length > 0 && (
        <details className="rounded-xl border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
            Published ({answer.published.length})
          </summary>
          <div className="p-3 pt-0">
            <PublishedPicks title="Published picks and what they are now" picks={answer.published} />
          </div>
        </details>
      )}
      <button
        type="button"
        className="min-h-11 justify-self-start text-sm text-act underline-offset-2 hover:underline"
        onClick={() => overlay.open(`day:${previousDay(pacificDay(now))}`)}
      >
        How such picks did
      </button>
    </div>
  )
}

/** Says how many of the picks published today for games to come are still worth making. */
function PublishedSummary({ published }: Pick<ParlayPicks, 'published'>) {
  const upcoming = published.filter(({ published: { status } }) => status !== 'in-play' && status !== 'ended')
  const worthIt = upcoming.filter(({ published: { status } }) => status === 'worth-it').length
  if (upcoming.length === 0 || worthIt === upcoming.length) return null
  return (
    <p className="text-sm text-soft">
      {worthIt === 0 ? 'None' : worthIt} of {upcoming.length} published {upcoming.length === 1 ? 'pick' : 'picks'} on
      games to come {worthIt === 1 ? 'is' : 'are'} still +EV. These bets are worth it now:
    </p>
  )
}

const DAY_MS = 86_400_000
const previousDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
