import type { ParlayPicks } from '@fairline/contract'
import { EmptyState } from '../../components/empty-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { PublishedPicks } from '../../components/published-picks.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { noneWorthMaking } from '../../lib/none-worth-making.ts'
import { useNotUpdating } from '../../lib/not-updating.ts'
import { overlay } from '../../lib/overlay.ts'
import { recordOverlay } from '../../lib/pick-kind.ts'
import { plural } from '../../lib/plural.ts'
import { priceText } from '../../lib/price-text.ts'
import { useOwnBooks } from '../../lib/use-own-books.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { PickCard } from './pick-card.tsx'

/** The two best bets that can be made now, or why there are none; and what became of the picks published today. */
export function PickPanel({ answer }: { readonly answer: ParlayPicks }) {
  const { pick1, pick2 } = answer.picks
  const { odds } = useSettings()
  const ownBooks = useOwnBooks()
  const kinds = [pick1, pick2].flatMap((pick) =>
    pick ? [{ market: pick.marketType, confidence: pick.confidence }] : [],
  )
  return (
    <div className="grid gap-3">
      {answer.reason === 'no-games' && (
        <EmptyState title="NO GAMES AVAILABLE">
          <p>Sorry, no games available today</p>
          <p>All games have either completed or started. Check back tomorrow for new predictions.</p>
        </EmptyState>
      )}
      {(answer.reason === 'still-learning' || answer.reason === 'no-bet-worth-making') && (
        <NoBets learnt={answer.provenance.learnt} title={noneWorthMaking(answer.inPlay)}>
          <p>
            No winner, spread or total clears the bar at the best price{ownBooks ? ' of your books' : ''}. Check back
            when prices move.
          </p>
          {answer.inPlay > 0 && (
            <PanelLink onClick={() => overlay.open('smart-parlay:integrated')}>
              {`${plural(answer.inPlay, 'game')} in play ${answer.inPlay === 1 ? 'has' : 'have'} a recommended bet`}
            </PanelLink>
          )}
        </NoBets>
      )}
      {answer.reason !== 'no-games' && <FunnelLine of={answer.funnel} />}
      <PublishedSummary published={answer.published} hasPicks={kinds.length > 0} />
      {pick2 && <ListOrder>The most confident winners, spreads and totals now, on two games</ListOrder>}
      {pick1 && <PickCard key={pick1.id} title="Pick 1" pick={pick1} />}
      {pick2 && <PickCard key={pick2.id} title="Pick 2" pick={pick2} />}
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
            <p className="mt-3 text-sm text-soft">Games that ended over 6 hours ago are in the track record alone.</p>
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-x-6">
        <PanelLink onClick={() => overlay.open(recordOverlay(kinds))}>
          {kinds.length === 0 ? 'How published picks did' : 'How such picks did'}
        </PanelLink>
        <PanelLink onClick={() => overlay.open('props')}>Player props have their own list</PanelLink>
      </div>
    </div>
  )
}

interface PanelLinkProps {
  readonly onClick: () => void
  readonly children: string
}

const PanelLink = ({ onClick, children }: PanelLinkProps) => (
  <button type="button" className="min-h-11 text-sm text-act underline-offset-2 hover:underline" onClick={onClick}>
    {children}
  </button>
)

interface PublishedSummaryProps extends Pick<ParlayPicks, 'published'> {
  /** Whether picks follow below. */
  readonly hasPicks: boolean
}

/** Says how many of the picks published for games to come are still recommended, at the visitor's own books if there are any. */
function PublishedSummary({ published, hasPicks }: PublishedSummaryProps) {
  const ownBooks = useOwnBooks()
  const isCurrent = useNotUpdating() === null
  const upcoming = published.filter(({ published: { status } }) => status !== 'in-play' && status !== 'ended')
  const worthIt = upcoming.filter(({ published: { status } }) => status === 'worth-it').length
  if (upcoming.length === 0 || worthIt === upcoming.length) return null
  const counted = `${worthIt === 0 ? 'None' : worthIt} of ${plural(upcoming.length, 'pick')} published${ownBooks ? ' at all books' : ''}`
  const now = `${worthIt > 1 ? 'are' : 'is'} ${ownBooks ? 'recommended at your books' : 'still recommended'}`
  const worth = isCurrent ? 'are worth it now' : 'were worth it when last updated'
  return (
    <p className="text-sm text-soft">
      {counted} on games to come {now}.{hasPicks && ` These bets ${worth}${ownBooks ? ' at your books' : ''}:`}
    </p>
  )
}
